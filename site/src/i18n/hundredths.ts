import type { Language } from "../domain/language";

/** A small number with two decimals as the language writes it. Making a formatter for it takes a phone long. */
export function sayHundredths(value: number, language: Language): string {
  const english = value.toFixed(2);
  return language === "en" ? english : english.replace(".", ",");
}
