import fc from "fast-check";
import { expect, test } from "vitest";
import type { CardId } from "../../card/card";
import type { DeckId, InventoryType } from "../../deck/deck";
import { cardUses } from "../../inventory/card-use";
import { sampleCryptBase, sampleLibraryBase } from "../../samples/bases";
import { formOf } from "../criteria";
import { search } from "../search";

const BASES = { crypt: sampleCryptBase(), library: sampleLibraryBase() };

interface Someone {
  readonly owned: readonly (readonly [CardId, number])[];
  readonly decks: readonly { readonly type: InventoryType; readonly cards: ReadonlyMap<CardId, number> }[];
}

const someone = (kind: "crypt" | "library"): fc.Arbitrary<Someone> => {
  const card = fc.constantFrom<CardId>(...BASES[kind].cards.map(({ id }) => id));
  const copies = fc.tuple(card, fc.integer({ min: 0, max: 3 }));
  const deck = fc.record({
    type: fc.constantFrom<InventoryType>("virtual", "flexible", "fixed"),
    cards: fc.array(copies, { maxLength: 4 }).map((cards) => new Map(cards)),
  });
  return fc.record({ owned: fc.array(copies, { maxLength: 8 }), decks: fc.array(deck, { maxLength: 3 }) });
};

/** The rule, card by card: docs/rules/search.md §3. */
function holds(wanted: string, { owned, decks }: Someone, card: CardId): boolean {
  const entry = new Map(owned).get(card);
  if (wanted === "missing") return entry === undefined || entry === 0;
  const isUsed = decks.some(({ type, cards }) => type !== "virtual" && (cards.get(card) ?? 0) > 0);
  return entry !== undefined || isUsed;
}

test.each(["crypt", "library"] as const)("%s cards are found as the rule reads", (kind) => {
  const base = BASES[kind];
  const ids = base.cards.map(({ id }) => id);
  fc.assert(
    fc.property(someone(kind), fc.constantFrom("in", "missing"), (user, inventory) => {
      const stock = {
        copies: new Map(user.owned),
        uses: cardUses(
          user.decks.map(({ type, cards }, at) => ({
            id: `deck-${at}` as DeckId,
            cards,
            inventoryType: type,
            markers: new Map(),
          })),
        ),
      };
      const context = { base, texts: base.english, stock };
      const { cards, problems } =
        kind === "crypt"
          ? search("crypt", formOf("crypt").parse({ inventory }).value, context as never)
          : search("library", formOf("library").parse({ inventory }).value, context as never);
      expect(problems).toEqual([]);
      expect(cards.map(({ id }) => id)).toEqual(ids.filter((id) => holds(inventory, user, id)));
    }),
  );
});

test("without an inventory the filter is reported and left out", () => {
  const base = BASES.crypt;
  const { value } = formOf("crypt").parse({ inventory: "missing" });
  expect(search("crypt", value, { base, texts: base.english })).toEqual({
    cards: base.cards,
    problems: [{ code: "not-available", path: "inventory", value: "missing" }],
  });
});
