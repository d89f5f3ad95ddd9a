import { SHARED_TYPES, type SharedType } from "../../card/card-types";
import type { Chip } from "../../search/filter";
import { where } from "../../search/positions";
import { isUnset, Notes, vocabulary } from "../../search/read";
import type { DeckFilter } from "./context";

/** Share of a library that one type has, in percent. */
export interface Share {
  readonly type: SharedType;
  readonly min: number;
  readonly max: number;
}

/** Limits of the bands in the form (docs/rules/archives.md §6.3); a first limit of 0 offers "none". */
const EDGES: Readonly<Record<SharedType, readonly number[]>> = {
  Master: [15, 25, 35],
  Action: [0, 5, 15],
  "Political Action": [0, 5, 10, 15],
  Ally: [0, 5, 15],
  Equipment: [0, 5, 10],
  Retainer: [0, 5, 10],
  "Action Modifier": [0, 10, 20, 30],
  Reaction: [0, 10, 20, 30],
  Combat: [0, 10, 20, 30],
  Event: [0, 4, 8],
};
const ALL = 100;

/** Bands that the form offers: "0,0" none, "0,5" below 5, "5,15", "15,100" above 15. */
export function shareBands(type: SharedType): readonly (readonly [min: number, max: number])[] {
  const edges = EDGES[type];
  const ends = [...edges.filter((edge) => edge > 0), ALL];
  const bands = ends.map((max, index) => [ends[index - 1] ?? 0, max] as const);
  return edges[0] === 0 ? [[0, 0], ...bands] : bands;
}

/**
 * Ranges include both ends, so that "0,0" is none. A deck on the limit of two offered bands belongs to the upper one
 * only: 15 % masters are not "below 15".
 */
function isOpenAbove({ type, min, max }: Share): boolean {
  if (min === max || max === ALL) return false;
  return shareBands(type).some(([low, high]) => low === min && high === max);
}

const TYPES = vocabulary(SHARED_TYPES);

/** Shares of card types in the library: `{"master":"15,25"}`. */
export const cardTypesFilter: DeckFilter<readonly Share[]> = {
  key: "cardtypes",
  typed: { as: "shares", keywords: ["share"] },
  empty: [],
  parse(raw) {
    const notes = new Notes();
    const shares = new Map<SharedType, Share>();
    for (const [name, range] of Object.entries(notes.object(raw, "cardtypes"))) {
      const type = TYPES.get(name.toLowerCase());
      const path = `cardtypes.${name}`;
      if (type === undefined) notes.note("unknown-value", path, name);
      else if (!isUnset(range)) {
        const read = /^(\d{1,3}),(\d{1,3})$/.exec(typeof range === "string" ? range : "");
        const [min, max] = [Number(read?.[1]), Number(read?.[2])];
        if (!read) notes.note("bad-shape", path, range);
        else if (min > max || max > ALL) notes.note("unknown-value", path, range);
        else shares.set(type, { type, min, max });
      }
    }
    const value = SHARED_TYPES.flatMap((type) => shares.get(type) ?? []);
    return { value, problems: notes.problems };
  },
  isActive: (shares) => shares.length > 0,
  toJson: (shares) =>
    Object.fromEntries(shares.map(({ type, min, max }) => [type.toLowerCase(), `${min},${max}`])),
  describe: (shares) =>
    shares.map((share) => ({
      phrase: shareWords(share),
      without: shares.filter((other) => other !== share),
    })),
  find(shares, { archive: { facts } }, within) {
    const wanted = shares.map((share) => ({
      ...share,
      index: SHARED_TYPES.indexOf(share.type),
      open: isOpenAbove(share),
    }));
    return where(within, (deck) => {
      const whole = facts.librarySizes[deck] ?? 0;
      return wanted.every(({ index, min, max, open }) => {
        const part = ALL * (facts.typeCopies[deck * SHARED_TYPES.length + index] ?? 0);
        return part >= min * whole && (open ? part < max * whole : part <= max * whole);
      });
    });
  },
};

function shareWords(share: Share): Chip<unknown>["phrase"] {
  const { type, min, max } = share;
  const kind = max === 0 ? "none" : max === ALL ? "from" : min === 0 ? "to" : "between";
  const below = kind === "to" && isOpenAbove(share) ? "below" : kind;
  return { key: `decks.share.${below}`, params: { type, min, max } };
}
