import type { Language } from "../domain/language";

/** The signs of numbers in a language, after the Unicode CLDR. */
interface Signs {
  readonly decimal: string;
  readonly group: string;
  /** Number of digits from which a number has groups. */
  readonly groupedFrom: number;
  readonly percent: string;
}

const SIGNS: Readonly<Record<Language, Signs>> = {
  en: { decimal: ".", group: ",", groupedFrom: 4, percent: "%" },
  es: { decimal: ",", group: ".", groupedFrom: 5, percent: "\u00a0%" },
  fr: { decimal: ",", group: "\u202f", groupedFrom: 4, percent: "\u202f%" },
  pt: { decimal: ",", group: ".", groupedFrom: 4, percent: "%" },
};

/** Minimum and maximum number of decimals. */
type Decimals = readonly [minimum: number, maximum: number];

const UP_TO_THREE: Decimals = [0, 3];

/**
 * Formats a finite number below 10^18 for a language: 12345.6 is "12,345.6" in English. Does what Intl.NumberFormat
 * does, whose first use blocks the page of a phone for 100 ms and more.
 */
export function formatNumber(
  value: number,
  language: Language,
  [minimum, maximum]: Decimals = UP_TO_THREE,
): string {
  const { decimal, group, groupedFrom } = SIGNS[language];
  const [whole = "", fraction = ""] = rounded(Math.abs(value), maximum).split(".");
  let length = fraction.length;
  while (length > minimum && fraction[length - 1] === "0") length--;
  const grouped = whole.length < groupedFrom ? whole : whole.replace(/\B(?=(\d{3})+$)/g, group);
  const text = length === 0 ? grouped : grouped + decimal + fraction.slice(0, length);
  return value < 0 && /[1-9]/.test(text) ? `-${text}` : text;
}

/** Rounds half away from zero as the number is written: 0.35 to 0.4, although the stored value is a little less. */
function rounded(value: number, decimals: number): string {
  return shifted(Math.round(shifted(value, decimals)), -decimals).toFixed(decimals);
}

/** The number times 10^places, without the error of a multiplication. */
function shifted(value: number, places: number): number {
  const [digits, exponent = 0] = String(value).split("e");
  return Number(`${digits}e${Number(exponent) + places}`);
}

/** A percentage as the language writes it: 58 is "58%" in English, "58 %" in French; one decimal at most. */
export function formatPercent(percent: number, language: Language): string {
  return formatNumber(percent, language, [0, 1]) + SIGNS[language].percent;
}

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
