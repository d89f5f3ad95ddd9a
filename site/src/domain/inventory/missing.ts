import type { Card, CardId } from "../card/card";
import { isPlaytestId } from "../card/ids";
import type { Deck } from "../deck/deck";
import { missingCopies } from "./balance";
import { type CardUse, cardUses, totalNeed, UNUSED } from "./card-use";
import type { Inventory } from "./inventory";
import type { Copies } from "./precon-offers";

type Owned = Pick<Inventory, "copies" | "targets">;

/** Copies that are missing for all decks and targets, by card (docs/rules/inventory.md §8.2). */
export function missingForAll({ copies, targets }: Owned, uses: ReadonlyMap<CardId, CardUse>): Copies {
  return withoutZeros([...new Set([...uses.keys(), ...targets.keys()])], (card) =>
    missingCopies(copies.get(card) ?? 0, uses.get(card) ?? UNUSED, targets.get(card)),
  );
}

type UsingDeck = Pick<Deck, "id" | "cards" | "inventoryType" | "markers">;

/**
 * Copies that are missing to build the chosen decks beside all flexible and fixed ones, by card. A virtual deck counts
 * as a flexible one (docs/rules/inventory.md §8.8).
 */
export function missingForDecks(
  { copies }: Owned,
  using: readonly UsingDeck[],
  chosen: readonly UsingDeck[],
): Copies {
  const built = chosen.map(asUsing);
  const others = using.filter(({ id }) => !built.some((deck) => deck.id === id));
  const all = cardUses([...others, ...built]);
  const own = cardUses(built);
  return withoutZeros([...own.keys()], (card) =>
    Math.min(
      totalNeed(all.get(card) ?? UNUSED) - (copies.get(card) ?? 0),
      totalNeed(own.get(card) ?? UNUSED),
    ),
  );
}

/** Cards that the deck would not use are flexible too; a virtual deck has no markers that count. */
function asUsing({ id, cards, inventoryType, markers }: UsingDeck): UsingDeck {
  if (inventoryType === "virtual") return { id, cards, inventoryType: "flexible", markers: new Map() };
  const types = [...markers].map(([card, type]) => [card, type === "virtual" ? "flexible" : type] as const);
  return { id, cards, inventoryType, markers: new Map(types) };
}

/** One copy of every published card that is not owned. */
export function missingOfCollection({ copies }: Owned, cards: readonly Card[]): Copies {
  const published = cards.flatMap(({ id }): readonly CardId[] => (isPlaytestId(id) ? [] : [id]));
  return withoutZeros(published, (card) => ((copies.get(card) ?? 0) > 0 ? 0 : 1));
}

function withoutZeros(cards: readonly CardId[], missing: (card: CardId) => number): Copies {
  return new Map(cards.map((card) => [card, missing(card)] as const).filter(([, count]) => count > 0));
}
