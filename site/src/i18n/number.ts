import type { Language } from "../domain/language";

/** The signs of numbers in a language, after the Unicode CLDR; `digits`: those from which a number has groups. */
type Signs = readonly [decimal: string, group: string, digits: number, percent: string];

const SIGNS: Readonly<Record<Language, Signs>> = {
  en: [".", ",", 4, "%"],
  es: [",", ".", 5, "\u00a0%"],
  fr: [",", "\u202f", 4, "\u202f%"],
  pt: [",", ".", 4, "%"],
};

/** Minimum and maximum number of decimals. */
type Decimals = readonly [minimum: number, maximum: number];

/**
 * Formats a finite number below 10^18 for a language: 12345.6 is "12,345.6" in English. Does what Intl.NumberFormat
 * does, whose first use blocks the page of a phone for 100 ms and more.
 */
export function formatNumber(
  value: number,
  language: Language,
  [minimum, maximum]: Decimals = [0, 3],
): string {
  const [decimal, group, digits] = SIGNS[language];
  // As the number is written: 0.35 becomes 0.4, although the stored value is a little less. Below 10^-6 it is zero.
  const units = Math.round(Number(`${Math.abs(value)}e${maximum}`) || 0);
  const [whole = "", fraction = ""] = (units / 10 ** maximum).toFixed(maximum).split(".");
  const decimals = fraction.replace(/0+$/, "").padEnd(minimum, "0");
  const grouped = whole.length < digits ? whole : whole.replace(/\B(?=(\d{3})+$)/g, group);
  return (value < 0 && units ? "-" : "") + grouped + (decimals && decimal) + decimals;
}

/** A percentage as the language writes it: 58 is "58%" in English, "58 %" in French; one decimal at most. */
export function formatPercent(percent: number, language: Language): string {
  return formatNumber(percent, language, [0, 1]) + SIGNS[language][3];
}
