/** Maximum length of a name, in characters. */
export const MAX_NAME_LENGTH = 60;

/** Line breaks, control characters, and characters that reverse the direction of the text after them. */
const REFUSED = /[\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}\u{202a}-\u{202e}\u{2066}-\u{2069}]/gu;
const NOTHING_VISIBLE = /^(?:\s|\p{DI})*$/u;

/** The name as it is shown: without spaces around it and invisible characters; "" for an empty row. */
export function shownName(name: string): string {
  if (NOTHING_VISIBLE.test(name)) return "";
  return name.replace(REFUSED, " ").replace(/\s+/g, " ").trim();
}

/** Two names with the same key are the same name: "Anna" and "anna ". */
export function nameKey(name: string): string {
  return shownName(name).normalize("NFC").toLowerCase();
}

export function isLong(name: string): boolean {
  return [...name].length > MAX_NAME_LENGTH;
}

/** The beginning of a typed text that a name may have. */
export function cutName(text: string): string {
  return isLong(text) ? [...text].slice(0, MAX_NAME_LENGTH).join("") : text;
}
