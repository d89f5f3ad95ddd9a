import { type FieldName, readField } from "./deck-fields";
import { readEvent } from "./tournament-event";
import { DESCRIPTION_PLACE, SAMPLE_DESCRIPTION } from "./twd-sample";

/** Head of a deck text; missing fields are absent. */
export interface DeckHead {
  readonly fields: ReadonlyMap<FieldName, string>;
  /** Text lines that belong to no field. */
  readonly unread: number;
  /** The report of a winning deck except name and author; undefined if the text is no report. */
  readonly report: string | undefined;
}

/** Rules of dashes, comments, placeholders and sample values with their hints. */
const NO_TEXT = /^(?:[-=_~*\s]*$|\s*(?:#|--|\/\/)|\s*\[[^\]]*\]\s*$|.*\S\s{2,}# )/;

const BLANK_LINES = /\n{3,}/g;

/** Lines are recognized by their first characters. */
const BEGINNING = 120;

/** Tests whether a line that is neither field nor card has content. */
export function isText(line: string): boolean {
  return !NO_TEXT.test(line.slice(0, BEGINNING));
}

/**
 * Reads the lines above the cards. The first occurrence of a field counts; after "Description:" all other lines
 * belong to the description. The winner of a tournament is the author unless another one is named.
 */
export function readHead(lines: readonly string[]): DeckHead {
  const event = readEvent(lines);
  const fields = new Map<FieldName, string>();
  const description: string[] = [];
  const comments: string[] = [];
  let unread = 0;
  for (const line of lines.slice(event.end)) {
    const field = readField(line);
    if (field !== undefined && !fields.has(field.name)) fields.set(field.name, field.value);
    else if (fields.has("description")) description.push(line.trimEnd());
    else {
      comments.push(line);
      if (isText(line)) unread += 1;
    }
  }
  const first = fields.get("description");
  if (first !== undefined) fields.set("description", joined(first, description));
  if (event.winner !== "" && !fields.has("author")) fields.set("author", event.winner);
  const report = [lines.slice(0, event.end), comments, [fields.get("description") ?? ""]];
  return { fields, unread, report: event.end > 0 ? paragraphs(report) : undefined };
}

/** Joins the parts of a report with empty lines. */
function paragraphs(parts: readonly (readonly string[])[]): string {
  const texts = parts.map((lines) => lines.map((line) => line.trimEnd()).join("\n"));
  return texts
    .map((text) => text.replace(BLANK_LINES, "\n\n").trim())
    .filter((text) => text !== "")
    .join("\n\n");
}

/** The description; empty if it is still a placeholder. */
function joined(first: string, rest: readonly string[]): string {
  const text = [first, ...rest].join("\n").trim();
  return text === DESCRIPTION_PLACE || text === SAMPLE_DESCRIPTION ? "" : text;
}
