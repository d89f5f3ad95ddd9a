import type { CardId } from "../../card/card";
import { asCardId, isCrypt } from "../../card/ids";
import { add, both, noPositions, type Positions, without } from "../../search/positions";
import { Notes, vocabulary } from "../../search/read";
import { type DeckTable, eachDeckWith } from "../deck-table";
import type { DeckFilter } from "./context";

/** At least, exactly, at most of a card that is present, at most or absent; the names are those in URLs. */
export const QUANTITY_MODES = ["gt", "eq", "lt", "lt0"] as const;
export type QuantityMode = (typeof QUANTITY_MODES)[number];

export interface Quantity {
  readonly card: CardId;
  readonly copies: number;
  readonly mode: QuantityMode;
}

export const MAX_SEARCHED_COPIES = 99;

const MODES = vocabulary(QUANTITY_MODES);
const COPIES = new Map(
  Array.from({ length: MAX_SEARCHED_COPIES + 1 }, (_, copies) => [String(copies), copies]),
);

/** Tests whether a number of copies meets the bound. */
function meets(mode: QuantityMode, copies: number, wanted: number): boolean {
  switch (mode) {
    case "gt":
      return copies >= wanted;
    case "eq":
      return copies === wanted;
    case "lt":
      return copies > 0 && copies <= wanted;
    case "lt0":
      return copies <= wanted;
  }
}

/** Only the decks with the card are read: the bound holds for all others, or for none. */
function inBounds({ card, copies, mode }: Quantity, table: DeckTable, within: Positions): Positions {
  const others = meets(mode, 0, copies);
  const differing = noPositions(table.count);
  eachDeckWith(table, card, (deck, own) => {
    if (meets(mode, own, copies) !== others) add(differing, deck);
  });
  return others ? without(within, differing) : both(within, differing);
}

/**
 * Cards of one part of the deck with bounds on their copies, all of which must match: `{"200076":{"q":2,"m":"gt"}}`.
 */
function quantitiesFilter(key: "crypt" | "library"): DeckFilter<readonly Quantity[]> {
  return {
    key,
    typed: { as: "quantities", keywords: ["card"] },
    empty: [],
    parse(raw) {
      const notes = new Notes();
      const value = Object.entries(notes.object(raw, key)).flatMap(([id, one]) => read(key, id, one, notes));
      return { value, problems: notes.problems };
    },
    isActive: (quantities) => quantities.length > 0,
    toJson: (quantities) =>
      Object.fromEntries(quantities.map(({ card, copies, mode }) => [card, { q: copies, m: mode }])),
    describe: (quantities) =>
      quantities.map((one) => ({
        phrase: {
          key: one.copies === 0 && one.mode === "eq" ? "decks.card.none" : `decks.card.${one.mode}`,
          params: { card: one.card, copies: one.copies },
        },
        without: quantities.filter((other) => other !== one),
      })),
    find(quantities, { archive }, within) {
      return quantities.reduce((left, one) => inBounds(one, archive.table, left), within);
    },
  };
}

/** A card without copies, an empty row of an older form, is ignored. */
function read(key: "crypt" | "library", id: string, raw: unknown, notes: Notes): readonly Quantity[] {
  const path = `${key}.${id}`;
  const card = asCardId(id);
  if (card === undefined || isCrypt(card) !== (key === "crypt")) {
    notes.note("unknown-value", path, id);
    return [];
  }
  const fields = notes.object(raw, path);
  notes.onlyKeys(fields, path, ["q", "m"]);
  if (fields.q === -1 || fields.q === "-1") return [];
  const copies = notes.word(fields.q, `${path}.q`, COPIES, undefined);
  const mode = notes.word(fields.m, `${path}.m`, MODES, "gt" as const);
  return copies === undefined ? [] : [{ card, copies, mode }];
}

export const cryptQuantitiesFilter = quantitiesFilter("crypt");
export const libraryQuantitiesFilter = quantitiesFilter("library");
