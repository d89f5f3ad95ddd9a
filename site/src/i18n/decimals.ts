import type { Language } from "../domain/language";
import { formatNumber } from "./number";

/** With one decimal: "12.0". */
export function formatTenths(value: number, language: Language): string {
  return formatNumber(value, language, [1, 1]);
}

/** With two decimals: "12.00". */
export function formatHundredths(value: number, language: Language): string {
  return formatNumber(value, language, [2, 2]);
}

/** A difference with its sign, in tenths unless they are formatted otherwise: "+3.2", "−0.4", "0.0". */
export function formatDifference(difference: number, language: Language, format = formatTenths): string {
  const text = format(Math.abs(difference), language);
  if (!/[1-9]/.test(text)) return text;
  return (difference > 0 ? "+" : "−") + text;
}
