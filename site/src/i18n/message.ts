import { formatPercent } from "./percent";

/** A message: a text with placeholders `{name}`, `{name%}` for percentages, or its plural forms chosen by `count`. */
export type Message = string | { readonly one: string; readonly other: string };

export type Params = Readonly<Record<string, string | number>>;

/** Fills a message; numbers are formatted for the language. */
export function formatMessage(message: Message, params: Params, language: string): string {
  const text = typeof message === "string" ? message : message[pluralForm(params.count, language)];
  return text.replace(/\{(\w+)(%?)\}/g, (placeholder, name: string, percent: string) => {
    const value = params[name];
    if (value === undefined) return placeholder;
    if (percent) return formatPercent(Number(value), language);
    return typeof value === "number" ? formatNumber(value, language) : value;
  });
}

const NUMBERS = new Map<string, Intl.NumberFormat>();

/** Below a thousand all languages write a whole number alike, and creating a formatter is slow on a phone. */
function formatNumber(value: number, language: string): string {
  if (Number.isInteger(value) && value >= 0 && value < 1000) return String(value);
  const format = NUMBERS.get(language) ?? new Intl.NumberFormat(language);
  NUMBERS.set(language, format);
  return format.format(value);
}

const PLURALS = new Map<string, Intl.PluralRules>();

function pluralForm(count: string | number | undefined, language: string): "one" | "other" {
  const rules = PLURALS.get(language) ?? new Intl.PluralRules(language);
  PLURALS.set(language, rules);
  return rules.select(Number(count)) === "one" ? "one" : "other";
}
