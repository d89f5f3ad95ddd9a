import type { Chip } from "../../search/filter";
import { where } from "../../search/positions";
import { isUnset, Notes } from "../../search/read";
import type { DeckFilter } from "./context";

/** A rank in a tournament: a number, or a percentage of all players: `"25%"`. */
export interface RankEnd {
  readonly value: number;
  readonly isPercent: boolean;
}

/** `from` is the worst and `to` the best rank that matches: `{"from":"25%","to":"2"}`. */
export interface Ranks {
  readonly from: RankEnd | undefined;
  readonly to: RankEnd | undefined;
}

const ANY: Ranks = { from: undefined, to: undefined };

/** Final rank in a tournament; disqualified decks have none. */
export const rankFilter: DeckFilter<Ranks> = {
  key: "rank",
  typed: { as: "rank", keywords: ["rank", "top"] },
  empty: ANY,
  parse(raw) {
    const notes = new Notes();
    const fields = notes.object(raw, "rank");
    notes.onlyKeys(fields, "rank", ["from", "to"]);
    const value = {
      from: readEnd(fields.from, "rank.from", notes),
      to: readEnd(fields.to, "rank.to", notes),
    };
    return { value, problems: notes.problems };
  },
  isActive: ({ from, to }) => from !== undefined || to !== undefined,
  toJson: ({ from, to }) => ({ ...(from && { from: written(from) }), ...(to && { to: written(to) }) }),
  describe(ranks) {
    const chip = (end: "from" | "to"): readonly Chip<Ranks>[] => {
      const bound = ranks[end];
      if (!bound) return [];
      const phrase = { key: `decks.rank.${end}`, params: { value: written(bound) } };
      return [{ phrase, without: { ...ranks, [end]: undefined } }];
    };
    return [...chip("from"), ...chip("to")];
  },
  find({ from, to }, { archive: { ranks, players } }, within) {
    return where(within, (deck) => {
      const rank = ranks[deck] ?? 0;
      const all = players[deck] ?? 0;
      if (rank === 0) return false;
      return (!from || isAtMost(rank, from, all)) && (!to || isAtLeast(rank, to, all));
    });
  },
};

function isAtMost(rank: number, { value, isPercent }: RankEnd, players: number): boolean {
  return isPercent ? 100 * rank <= value * players : rank <= value;
}

function isAtLeast(rank: number, { value, isPercent }: RankEnd, players: number): boolean {
  return isPercent ? 100 * rank >= value * players : rank >= value;
}

function written({ value, isPercent }: RankEnd): string {
  return isPercent ? `${value}%` : String(value);
}

function readEnd(raw: unknown, path: string, notes: Notes): RankEnd | undefined {
  if (isUnset(raw)) return undefined;
  const read = /^(\d{1,4})(%?)$/.exec(String(raw));
  if (!read) return notes.note("bad-shape", path, raw);
  const end = { value: Number(read[1]), isPercent: read[2] === "%" };
  if (end.value === 0 || (end.isPercent && end.value > 100)) return notes.note("unknown-value", path, raw);
  return end;
}
