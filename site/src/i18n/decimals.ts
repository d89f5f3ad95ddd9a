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

/** A difference with its sign and one decimal: "+3.2", "−0.4", "0.0". */
export function formatDifference(difference: number, language: Language): string {
  const text = formatTenths(Math.abs(difference), language);
  if (!/[1-9]/.test(text)) return text;
  return (difference > 0 ? "+" : "−") + text;
}
