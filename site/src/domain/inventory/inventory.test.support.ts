import fc from "fast-check";
import type { CardId } from "../card/card";
import type { Deck, InventoryType } from "../deck/deck";
import { CARDS, deckOf } from "../deck/operations/operations.test.support";
import { asDeckId } from "../deck/url/deck-route";
import type { Target } from "./balance";
import type { Inventory, InventoryChange } from "./inventory";
import { withinCopies } from "./printings";

const TYPES: readonly InventoryType[] = ["virtual", "flexible", "fixed"];
const anyCard = fc.constantFrom(...CARDS);

/** A deck with few different cards, so that decks share them. */
const anyDeck = fc.record({
  inventoryType: fc.constantFrom(...TYPES),
  cards: fc.dictionary(anyCard.map(String), fc.integer({ min: 0, max: 5 })),
  markers: fc.dictionary(anyCard.map(String), fc.constantFrom(...TYPES)),
});

const byCard = <Value>(values: Readonly<Record<string, Value>>) =>
  new Map(Object.entries(values).map(([id, value]) => [Number(id) as CardId, value]));

/** Up to six decks of a user. */
export const anyDecks: fc.Arbitrary<readonly Deck[]> = fc.array(anyDeck, { maxLength: 6 }).map((decks) =>
  decks.map(({ inventoryType, cards, markers }, index) =>
    deckOf({
      id: asDeckId(`Adeck000${index}`),
      inventoryType,
      cards: byCard(cards),
      markers: byCard(markers),
    }),
  ),
);

const anyTarget: fc.Arbitrary<Target> = fc.record(
  { mode: fc.constantFrom("fixed", "surplus"), copies: fc.nat(9) },
  { noNullPrototype: true },
);
const anyText = fc.constantFrom("", "lent to Theo", "foil");

const anyPrintings = fc.uniqueArray(
  fc.record(
    {
      set: fc.constantFrom("FN", "KMW"),
      language: fc.constantFrom("en", "fr"),
      copies: fc.integer({ min: 1, max: 3 }),
    },
    { noNullPrototype: true },
  ),
  { selector: ({ set, language }) => set + language, maxLength: 3 },
);

/** An inventory in which each listed card has copies. */
const anyOwned = fc.record({
  copies: fc.dictionary(anyCard.map(String), fc.integer({ min: 1, max: 5 })).map(byCard),
  targets: fc.dictionary(anyCard.map(String), anyTarget).map(byCard),
  notes: fc.dictionary(anyCard.map(String), anyText.filter(Boolean)).map(byCard),
  frozen: fc.boolean(),
});

export const anyInventory: fc.Arbitrary<Inventory> = fc
  .tuple(anyOwned, fc.dictionary(anyCard.map(String), anyPrintings).map(byCard))
  .map(([owned, all]) => {
    const printings = [...all].flatMap(([card, some]) => {
      const within = withinCopies(some, owned.copies.get(card) ?? 0);
      return within ? [[card, within] as const] : [];
    });
    return { ...owned, printings: new Map(printings) };
  });

const anyCopies = (min: number) =>
  fc.dictionary(anyCard.map(String), fc.integer({ min, max: 4 }), { minKeys: 1, maxKeys: 2 }).map(byCard);

export const anyInventoryChange: fc.Arbitrary<InventoryChange> = fc.oneof(
  anyCopies(-4).map((copies) => ({ kind: "add", copies }) as const),
  anyCopies(-1)
    .filter((copies) => [...copies.values()].every((count) => count !== 0))
    .map((copies) => ({ kind: "set", copies }) as const),
  fc.record({ kind: fc.constant("note" as const), card: anyCard, text: anyText }),
  fc.record({
    kind: fc.constant("target" as const),
    card: anyCard,
    target: fc.option(anyTarget, { nil: undefined }),
  }),
  fc.record({ kind: fc.constant("printings" as const), card: anyCard, printings: anyPrintings }),
  fc
    .dictionary(
      anyCard.map(String),
      fc.record(
        { target: fc.option(anyTarget), printings: anyPrintings, note: anyText },
        { requiredKeys: [] },
      ),
      { minKeys: 1, maxKeys: 2 },
    )
    .map((cards) => ({ kind: "values", cards: byCard(cards) }) as const),
  fc.record({ kind: fc.constant("frozen" as const), value: fc.boolean() }),
  fc.constant({ kind: "clear" as const }),
);
