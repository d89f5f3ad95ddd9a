import { type FieldName, readField } from "./deck-fields";
import { readEvent } from "./tournament-event";
import { DESCRIPTION_PLACE, SAMPLE_DESCRIPTION } from "./twd-sample";

/** The head of a deck text; fields that it lacks are absent. */
export interface DeckHead {
  readonly fields: ReadonlyMap<FieldName, string>;
  /** Lines of text that belong to no field. */
  readonly unread: number;
  /** What the report of a winning deck tells besides name and author; undefined: it is no report. */
  readonly report: string | undefined;
}

/** Rules of dashes, comments, places to fill in and samples with their hints: nothing that a reader would miss. */
const NO_TEXT = /^(?:[-=_~*\s]*$|\s*(?:#|--|\/\/)|\s*\[[^\]]*\]\s*$|.*\S\s{2,}# )/;

const BLANK_LINES = /\n{3,}/g;

/** All that a line can be known by stands within this many letters. */
const BEGINNING = 120;

/** Does a line that is no field and no card hold words of its own? */
export function isText(line: string): boolean {
  return !NO_TEXT.test(line.slice(0, BEGINNING));
}

/**
 * Reads the lines above the cards. A field counts where it is first named; from "Description:" on all other lines
 * are the description. Of a tournament's winning deck the winner is the author unless another is named.
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
  const told = [lines.slice(0, event.end), comments, [fields.get("description") ?? ""]];
  return { fields, unread, report: event.end > 0 ? paragraphs(told) : undefined };
}

/** Parts of a report with one empty line between them. */
function paragraphs(parts: readonly (readonly string[])[]): string {
  const texts = parts.map((lines) => lines.map((line) => line.trimEnd()).join("\n"));
  return texts
    .map((text) => text.replace(BLANK_LINES, "\n\n").trim())
    .filter((text) => text !== "")
    .join("\n\n");
}

/** The description; none when it is still to be filled in. */
function joined(first: string, rest: readonly string[]): string {
  const text = [first, ...rest].join("\n").trim();
  return text === DESCRIPTION_PLACE || text === SAMPLE_DESCRIPTION ? "" : text;
}
