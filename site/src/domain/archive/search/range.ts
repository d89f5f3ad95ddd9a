import type { Chip } from "../../search/filter";
import { where } from "../../search/positions";
import { isUnset, Notes } from "../../search/read";
import type { DeckFilter } from "./context";

/** A range with both ends included: `{"from":1999,"to":2005}`; open ends are left out. */
export interface Range {
  readonly from: number | undefined;
  readonly to: number | undefined;
}

export const OPEN: Range = { from: undefined, to: undefined };

interface RangeCriterion {
  readonly key: string;
  readonly keywords: DeckFilter<Range>["typed"]["keywords"];
  readonly min: number;
  readonly max: number;
  /** Value per deck; 0 means unknown, which is in no range. */
  readonly values: (context: Parameters<DeckFilter<Range>["find"]>[1]) => ArrayLike<number>;
}

/** A filter of a number range. Swapped ends are put in order. */
export function rangeFilter({ key, keywords, min, max, values }: RangeCriterion): DeckFilter<Range> {
  return {
    key,
    typed: { as: "range", keywords, limits: [min, max] },
    empty: OPEN,
    parse(raw) {
      const notes = new Notes();
      const fields = notes.object(raw, key);
      notes.onlyKeys(fields, key, ["from", "to"]);
      const end = (name: "from" | "to") => readEnd(fields[name], `${key}.${name}`, min, max, notes);
      return { value: inOrder({ from: end("from"), to: end("to") }), problems: notes.problems };
    },
    isActive: ({ from, to }) => from !== undefined || to !== undefined,
    toJson: ({ from, to }) => ({ ...(from !== undefined && { from }), ...(to !== undefined && { to }) }),
    describe: (range) => [rangeChip(key, range)],
    find({ from = min, to = max }, context, within) {
      const of = values(context);
      return where(within, (deck) => {
        const value = of[deck] ?? 0;
        return value !== 0 && value >= from && value <= to;
      });
    },
  };
}

export function inOrder({ from, to }: Range): Range {
  return from !== undefined && to !== undefined && from > to ? { from: to, to: from } : { from, to };
}

/** Older links write numbers as strings. */
function readEnd(raw: unknown, path: string, min: number, max: number, notes: Notes): number | undefined {
  if (isUnset(raw)) return undefined;
  const number = typeof raw === "string" && /^\d+$/.test(raw) ? Number(raw) : raw;
  if (typeof number !== "number") return notes.note("bad-shape", path, raw);
  if (!Number.isInteger(number) || number < min || number > max)
    return notes.note("unknown-value", path, raw);
  return number;
}

function rangeChip(key: string, { from, to }: Range): Chip<Range> {
  // Passed as strings, because years have no thousands separator.
  const phrase = (kind: string, params: Readonly<Record<string, number>>) => ({
    phrase: {
      key: `decks.${key}.${kind}`,
      params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)])),
    },
    without: OPEN,
  });
  if (from === to && from !== undefined) return phrase("eq", { value: from });
  if (from === undefined) return phrase("to", { value: to ?? 0 });
  return to === undefined ? phrase("from", { value: from }) : phrase("between", { from, to });
}
