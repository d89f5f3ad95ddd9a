import type { Language } from "../domain/language";
import { formatNumber, formatPercent } from "./number";

/** A message: a text with placeholders `{name}`, `{name%}` for percentages, or its plural forms chosen by `count`. */
export type Message = string | { readonly one: string; readonly other: string };

export type Params = Readonly<Record<string, string | number>>;

/** Fills a message; numbers are formatted for the language. */
export function formatMessage(message: Message, params: Params, language: Language): string {
  const text = typeof message === "string" ? message : message[pluralForm(params.count, language)];
  return text.replace(/\{(\w+)(%?)\}/g, (placeholder, name: string, percent: string) => {
    const value = params[name];
    if (value === undefined) return placeholder;
    if (percent) return formatPercent(Number(value), language);
    return typeof value === "number" ? formatNumber(value, language) : value;
  });
}

/** French and Portuguese speak of nothing in the singular as well (Unicode CLDR). */
function pluralForm(count: string | number | undefined, language: Language): "one" | "other" {
  const number = Number(count);
  return number === 1 || (number >= 0 && number < 2 && /fr|pt/.test(language)) ? "one" : "other";
}
