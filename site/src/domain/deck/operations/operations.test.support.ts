import fc from "fast-check";
import type { CardId } from "../../card/card";
import { asCardId } from "../../card/ids";
import type { DeckChange } from "../change";
import type { Deck, DeckId, InventoryType } from "../deck";
import { DECK_TEXT_FIELDS } from "../limits";
import { newDeck } from "./view";

function card(id: number): CardId {
  const known = asCardId(id);
  if (known === undefined) throw new Error(`No card id: ${id}`);
  return known;
}

/** Theo Bell, Alan Sovereign, Govern the Unaligned, Blood Doll, The Barrens. */
export const CARDS = [card(201337), card(200027), card(100845), card(100199), card(100139)] as const;
export const [, , GOVERN, DOLL, BARRENS] = CARDS;

export const GUNS = "Aguns0001" as DeckId;

export const deckOf = (change: Partial<Deck> = {}): Deck => ({
  ...newDeck(GUNS, { name: "Guns", author: "Anna", description: "", tags: [], cards: new Map() }, 0),
  ...change,
});

const types = fc.constantFrom<InventoryType>("virtual", "flexible", "fixed");
const anyCard = fc.constantFrom(...CARDS);

const copiesOf = (max: number) =>
  fc
    .uniqueArray(fc.tuple(anyCard, fc.integer({ min: -1, max: 4 })), {
      selector: ([one]) => one,
      minLength: 1,
      maxLength: max,
    })
    .map((entries) => new Map(entries));

/** Mostly one card, sometimes several, as in text edits. */
export const anyCopies = fc.oneof(
  { weight: 4, arbitrary: copiesOf(1) },
  { weight: 1, arbitrary: copiesOf(5) },
);

export const anyChange: fc.Arbitrary<DeckChange> = fc.oneof(
  { weight: 5, arbitrary: anyCopies.map((copies) => ({ kind: "cards", copies }) as const) },
  fc.record({
    kind: fc.constant("text" as const),
    field: fc.constantFrom(...DECK_TEXT_FIELDS),
    value: fc.constantFrom("Guns", "Votes", ""),
  }),
  fc.record({ kind: fc.constant("tags" as const), tags: fc.subarray(["bleed", "vote"]) }),
  fc.record({ kind: fc.constantFrom("hidden" as const, "locked" as const), value: fc.boolean() }),
  fc.record({ kind: fc.constant("inventory-type" as const), value: types }),
  fc.record({
    kind: fc.constant("marker" as const),
    card: anyCard,
    value: fc.option(types, { nil: undefined }),
  }),
);

export const anyDeck: fc.Arbitrary<Deck> = fc
  .record({
    cards: fc.array(fc.tuple(anyCard, fc.integer({ min: 0, max: 4 }))),
    marked: fc.array(fc.tuple(anyCard, types)),
    inventoryType: types,
    hidden: fc.boolean(),
  })
  .map(({ cards, marked, ...others }) => {
    const copies = new Map(cards);
    return deckOf({ ...others, cards: copies, markers: new Map(marked.filter(([one]) => copies.has(one))) });
  });
