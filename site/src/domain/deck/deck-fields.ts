import { OPTIONAL, SAMPLE_AUTHOR } from "./twd-sample";

/** Fields of a deck text besides its cards. */
export type FieldName = "name" | "author" | "description";

export interface Field {
  readonly name: FieldName;
  readonly value: string;
}

const LABELS: Readonly<Record<FieldName, RegExp>> = {
  name: /^\s*(?:Deck ?name|Deck|Name)\s*:\s*(.*)$/i,
  author: /^\s*(?:Author|Created by|Creator|Designed by)\s*:\s*(.*)$/i,
  description: /^\s*Description\s*:\s*(.*)$/i,
};
const FIELD_NAMES = ["name", "author", "description"] as const;

/** The hint for the author follows the placeholder name. */
const MADE_UP_AUTHOR = new RegExp(`^${SAMPLE_AUTHOR}\\s+${OPTIONAL}`);

/** "Deck Name: Daylily" → name; undefined if the line is no field. */
export function readField(line: string): Field | undefined {
  for (const name of FIELD_NAMES) {
    const value = LABELS[name].exec(line)?.[1];
    if (value !== undefined) return { name, value: filledIn(name, value) };
  }
  return undefined;
}

function filledIn(name: FieldName, value: string): string {
  if (name === "author" && MADE_UP_AUTHOR.test(value)) return "";
  const [written = ""] = value.split(OPTIONAL, 1);
  return written.trim();
}
