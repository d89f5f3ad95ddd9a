import type { CardId } from "../card/card";
import type { Deck, DeckId } from "../deck/deck";

/** How the decks of a user use one card: copies by deck, without decks that only consider it. */
export interface CardUse {
  /** Decks that share their copies. */
  readonly flexible: ReadonlyMap<DeckId, number>;
  /** Decks with copies of their own. */
  readonly fixed: ReadonlyMap<DeckId, number>;
}

/** The use of a card that is in no flexible or fixed deck. */
export const UNUSED: CardUse = { flexible: new Map(), fixed: new Map() };

type UsingDeck = Pick<Deck, "id" | "cards" | "inventoryType" | "markers">;

/**
 * The use of every card in flexible and fixed decks; the marker of a card overrides its deck (docs/rules/inventory.md
 * §8.1).
 */
export function cardUses(decks: Iterable<UsingDeck>): ReadonlyMap<CardId, CardUse> {
  const uses = new Map<CardId, Record<keyof CardUse, Map<DeckId, number>>>();
  for (const { id, cards, inventoryType, markers } of decks) {
    if (inventoryType === "virtual") continue;
    for (const [card, copies] of cards) {
      const type = markers.get(card) ?? inventoryType;
      if (copies <= 0 || type === "virtual") continue;
      const use = uses.get(card) ?? { flexible: new Map(), fixed: new Map() };
      use[type].set(id, copies);
      uses.set(card, use);
    }
  }
  return uses;
}

/** Copies that flexible decks need: they share, so the largest number is enough for each. */
export function flexibleNeed({ flexible }: CardUse): number {
  return Math.max(0, ...flexible.values());
}

/** Copies that fixed decks need together. */
export function fixedNeed({ fixed }: CardUse): number {
  return [...fixed.values()].reduce((sum, copies) => sum + copies, 0);
}

/** Copies that all decks need, each buildable beside the fixed ones. */
export function totalNeed(use: CardUse): number {
  return flexibleNeed(use) + fixedNeed(use);
}
