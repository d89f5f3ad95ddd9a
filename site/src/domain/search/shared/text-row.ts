/** Where a text row looks: in the name, in the rules text, or in either. */
export type TextPlace = "any" | "name" | "text";

/** One row of the text search. */
export interface TextRow {
  readonly value: string;
  /** `value` is a regular expression. */
  readonly regex: boolean;
  readonly place: TextPlace;
  readonly logic: "and" | "not";
}

/** A fresh row, as a form shows it. */
export const BLANK_ROW: TextRow = { value: "", regex: false, place: "any", logic: "and" };

/** A plain value taken apart: quotes limit the match to a word boundary on their side. */
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

/** A row that says nothing yet: empty, or quotes around nothing. */
export function isBlank(row: TextRow): boolean {
  return (row.regex ? row.value : wording(row.value).words).trim() === "";
}

/** The pattern as written, in any case; undefined when it is not one. */
export function rowPattern(value: string): RegExp | undefined {
  for (const flags of ["iu", "i"]) {
    try {
      return new RegExp(value, flags);
    } catch {
      // "\-" and the like are only understood without "u".
    }
  }
  return undefined;
}
