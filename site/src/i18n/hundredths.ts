import type { Language } from "../domain/language";

/** Formats a small number with two decimals. Creating an Intl formatter for it is slow on a phone. */
export function formatHundredths(value: number, language: Language): string {
  const english = value.toFixed(2);
  return language === "en" ? english : english.replace(".", ",");
}
