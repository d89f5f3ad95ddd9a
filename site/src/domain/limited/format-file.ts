import type { CardId } from "../card/card";
import { asCardId, isCrypt } from "../card/ids";
import { isObject, type RawObject } from "../search/read";
import { CARD_LISTS, type CardListName, EMPTY_FORMAT, type LimitedFormat } from "./limited-format";

/**
 * A limited format as text, in files, links and storage (docs/rules/decks.md §13):
 * {"sets": {"V5": true}, "allowed": {"crypt": {"200076": true}, "library": {}}, "banned": {"crypt": {}, "library": {}}}
 */

/** Problem of a text, with its position: "allowed.crypt.100018". */
export interface FormatProblem {
  readonly kind: "not-json" | "not-object" | "missing" | "unknown-field" | "not-true" | "not-a-card";
  /** "" for the whole text. */
  readonly field: string;
}

export type ReadFormat =
  | { readonly format: LimitedFormat }
  /** At least one. */
  | { readonly problems: readonly FormatProblem[] };

const PARTS = ["crypt", "library"] as const;
type Part = (typeof PARTS)[number];
const FIELDS = ["sets", ...CARD_LISTS] as const;

/** Indented in files, compact in links. */
export function printFormat({ sets, allowed, banned }: LimitedFormat, indent = 0): string {
  const written = { sets: marks([...sets]), allowed: byPart(allowed), banned: byPart(banned) };
  return JSON.stringify(written, null, indent);
}

function byPart(cards: ReadonlySet<CardId>): Readonly<Record<Part, Marks>> {
  const ids = [...cards];
  return {
    crypt: marks(ids.filter((id) => isCrypt(id))),
    library: marks(ids.filter((id) => !isCrypt(id))),
  };
}

type Marks = Readonly<Record<string, true>>;

function marks(keys: readonly (string | number)[]): Marks {
  return Object.fromEntries(keys.map((key) => [key, true]));
}

/** "Limited Format [2026-01-31].txt" */
export function formatFileName(day: string): string {
  return `Limited Format [${day}].txt`;
}

/** URL path with the format; opening it asks whether to use it. */
export function formatUrl(format: LimitedFormat): string {
  return `/account?format=${encodeURIComponent(printFormat(format))}`;
}

/** Returns the format or all problems, never a partial format. */
export function parseFormat(text: string): ReadFormat {
  const problems: FormatProblem[] = [];
  const format = readFormat(text, (kind, field) => problems.push({ kind, field }));
  return problems.length > 0 ? { problems } : { format };
}

type Complain = (kind: FormatProblem["kind"], field: string) => void;

function readFormat(text: string, complain: Complain): LimitedFormat {
  const raw = fieldsOf(parsed(text, complain), FIELDS, "", complain);
  if (raw === undefined) return EMPTY_FORMAT;
  if (!Object.hasOwn(raw, "sets")) complain("missing", "sets");
  return {
    sets: new Set(keys(raw.sets, "sets", complain)),
    allowed: readCards(raw, "allowed", complain),
    banned: readCards(raw, "banned", complain),
  };
}

function parsed(text: string, complain: Complain): unknown {
  try {
    // Some editors write a byte order mark.
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    complain("not-json", "");
    return undefined;
  }
}

/** Fields of an object without unknown ones; undefined if it is no object. */
function fieldsOf(
  raw: unknown,
  known: readonly string[],
  field: string,
  complain: Complain,
): RawObject | undefined {
  if (raw === undefined) return undefined;
  if (!isObject(raw)) {
    complain("not-object", field);
    return undefined;
  }
  for (const name of Object.keys(raw))
    if (!known.includes(name)) complain("unknown-field", under(field, name));
  return raw;
}

function readCards(format: RawObject, list: CardListName, complain: Complain): ReadonlySet<CardId> {
  const raw = fieldsOf(format[list], PARTS, list, complain);
  return new Set(PARTS.flatMap((part) => readPart(raw?.[part], part, under(list, part), complain)));
}

function readPart(raw: unknown, part: Part, field: string, complain: Complain): readonly CardId[] {
  return keys(raw, field, complain).flatMap((key) => {
    const id = asCardId(key);
    if (id !== undefined && isCrypt(id) === (part === "crypt")) return [id];
    complain("not-a-card", under(field, key));
    return [];
  });
}

/** Keys whose value is true; false is the same as absent. */
function keys(raw: unknown, field: string, complain: Complain): readonly string[] {
  if (raw === undefined) return [];
  if (!isObject(raw)) {
    complain("not-object", field);
    return [];
  }
  for (const [key, value] of Object.entries(raw)) {
    if (typeof value !== "boolean") complain("not-true", under(field, key));
  }
  return Object.keys(raw).filter((key) => raw[key] === true);
}

function under(field: string, name: string): string {
  return field === "" ? name : `${field}.${name}`;
}
