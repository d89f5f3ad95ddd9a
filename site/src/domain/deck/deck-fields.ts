/** What a text says about the deck besides its cards. */
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

/** The hints of "TWD with hints" for lines that may be left out. */
const HINT = "# OPTIONAL";
/** The author's hint stands behind a made-up name. */
const SAMPLE_AUTHOR = /^Author Name\s+# OPTIONAL/;

/** "Deck Name: Daylily" → name. Undefined when the line is no field. */
export function readField(line: string): Field | undefined {
  for (const name of FIELD_NAMES) {
    const value = LABELS[name].exec(line)?.[1];
    if (value !== undefined) return { name, value: filledIn(name, value) };
  }
  return undefined;
}

function filledIn(name: FieldName, value: string): string {
  if (name === "author" && SAMPLE_AUTHOR.test(value)) return "";
  const [written = ""] = value.split(HINT, 1);
  return written.trim();
}
