/**
 * The part of a URL after "?". Every value is text: nothing is read as a number or a date, and `q` stays readable
 * JSON in the address bar.
 */

export type SearchParams = Record<string, string>;

/** Never throws: a broken percent-encoding stays as it was written. The first of two equal names counts. */
export function parseSearch(text: string): SearchParams {
  const params: SearchParams = {};
  for (const [name, value] of new URLSearchParams(text)) {
    if (!Object.hasOwn(params, name)) define(params, name, value);
  }
  return params;
}

/** Defines even "__proto__" as a plain property. */
function define(params: SearchParams, name: string, value: string): void {
  Object.defineProperty(params, name, { value, enumerable: true, configurable: true, writable: true });
}

/** Characters that may stay unescaped in a query and keep JSON readable. */
const READABLE = /%(?:7B|7D|5B|5D|3A|2C|2F|3F|40|7C)/g;

/** A lone surrogate cannot be written in a URL; it becomes the replacement character. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(READABLE, (escaped) => decodeURIComponent(escaped));
}

/** "" or the text with its "?"; values left out are undefined. */
export function stringifySearch(params: Readonly<Record<string, unknown>>): string {
  const parts = Object.entries(params)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${encode(name)}=${encode(String(value))}`);
  return parts.length === 0 ? "" : `?${parts.join("&")}`;
}
