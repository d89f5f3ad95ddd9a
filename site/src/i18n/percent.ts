const FORMATS = new Map<string, Intl.NumberFormat>();

/** A percentage as the language writes it: 58 is "58%" in English, "58 %" in French. */
export function formatPercent(percent: number, language: string): string {
  const format =
    FORMATS.get(language) ?? new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 });
  FORMATS.set(language, format);
  return format.format(percent / 100);
}
