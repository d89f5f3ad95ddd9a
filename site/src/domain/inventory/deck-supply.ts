import type { CardId } from "../card/card";
import type { DeckCards, InventoryType } from "../deck/deck";
import { type CardUse, fixedNeed, flexibleNeed, totalNeed } from "./card-use";

/** A card in a deck, and what the inventory has of it. */
export interface DeckCardSupply {
  /** Copies in the deck. */
  readonly copies: number;
  /** How the deck, or the marker of the card, uses the inventory. */
  readonly type: InventoryType;
  /** Copies owned. */
  readonly owned: number;
  /** By all flexible and fixed decks of the user, this one included if it is one. */
  readonly use: CardUse;
}

/** "scarce": there are enough copies for this deck, but not for the others too. */
export type Supply = "enough" | "scarce" | "short";

/** Whether the inventory has the copies for the user's own deck (docs/rules/inventory.md §8.3). */
export function supplyOf({ copies, type, owned, use }: DeckCardSupply): Supply {
  const need = type === "virtual" ? totalNeed(use) + copies : totalNeed(use);
  if (owned >= need) return "enough";
  return owned < copies ? "short" : "scarce";
}

/** Whether the inventory has the copies for another user's deck; flexible decks would lend theirs. */
export function supplyOfForeign({ copies, owned, use }: Omit<DeckCardSupply, "type">): Supply {
  if (owned < copies) return "short";
  return owned - fixedNeed(use) < copies ? "scarce" : "enough";
}

/** Copies of the card that are missing to build the deck beside all others (docs/rules/inventory.md §8.4). */
export function missingInDeck({ copies, type, owned, use }: DeckCardSupply): number {
  const shared = flexibleNeed(use);
  const need = fixedNeed(use) + (type === "virtual" && copies > shared ? copies : shared);
  return Math.max(0, Math.min(need - owned, copies));
}

/** The same for another user's deck; flexible decks would lend their copies. */
export function missingInForeign({ copies, owned, use }: Omit<DeckCardSupply, "type">): number {
  return Math.max(0, Math.min(fixedNeed(use) + copies - owned, copies));
}

/** Proxies to print for the deck: the copies that the other decks leave it without (docs/rules/inventory.md §8.5). */
export function missingProxies({ copies, type, owned, use }: DeckCardSupply): number {
  const short = totalNeed(use) - owned;
  if (type !== "virtual") return Math.max(0, Math.min(short, copies));
  return short >= 0 ? Math.max(0, copies) : Math.max(0, copies + short);
}

/** How often the deck could be built from the inventory at the same time; 0 for a deck without cards. */
export function completeCopies(cards: DeckCards, ownedOf: (card: CardId) => number): number {
  const times = [...cards].flatMap(([card, copies]) =>
    copies > 0 ? [Math.floor(ownedOf(card) / copies)] : [],
  );
  return times.length > 0 ? Math.min(...times) : 0;
}
