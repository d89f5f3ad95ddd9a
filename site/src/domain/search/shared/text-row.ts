/** Where a text row searches: name, rules text, or both. */
export type TextScope = "any" | "name" | "text";

/** A row of the text filter. */
export interface TextRow {
  readonly value: string;
  /** Whether `value` is a regular expression. */
  readonly regex: boolean;
  readonly scope: TextScope;
  readonly logic: "and" | "not";
}

/** A new row of the form. */
export const BLANK_ROW: TextRow = { value: "", regex: false, scope: "any", logic: "and" };

/** A parsed plain value: quotes require a word boundary on their side. */
export interface Wording {
  readonly words: string;
  readonly wordStart: boolean;
  readonly wordEnd: boolean;
}

export function wording(value: string): Wording {
  const wordStart = value.startsWith('"');
  const wordEnd = value.length > 1 && value.endsWith('"');
  return { words: value.slice(wordStart ? 1 : 0, wordEnd ? -1 : undefined), wordStart, wordEnd };
}

/** Whether a row is incomplete: empty, or quotes around nothing. */
export function isBlank(row: TextRow): boolean {
  return (row.regex ? row.value : wording(row.value).words).trim() === "";
}

/** The case-insensitive pattern; undefined if it is invalid. */
export function rowPattern(value: string): RegExp | undefined {
  for (const flags of ["iu", "i"]) {
    try {
      return new RegExp(value, flags);
    } catch {
      // Patterns such as "\-" are only valid without the flag "u".
    }
  }
  return undefined;
}
