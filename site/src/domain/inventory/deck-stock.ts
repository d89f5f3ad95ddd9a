import type { CardId } from "../card/card";
import type { Deck, InventoryType } from "../deck/deck";
import { canUseInventory } from "./can-use-inventory";
import { type CardUse, fixedNeed, totalNeed, UNUSED } from "./card-use";
import {
  completeCopies,
  missingInDeck,
  missingInForeign,
  missingProxies,
  type Supply,
  supplyOf,
  supplyOfForeign,
} from "./deck-supply";

/** What the inventory has of one card of a deck. */
export interface CardStock {
  /** Copies in the deck. */
  readonly copies: number;
  readonly owned: number;
  /** By all flexible and fixed decks, this one included if it is one. */
  readonly use: CardUse;
  /** Copies that this deck and the others need together. */
  readonly need: number;
  /** Copies of this deck that are owned, but held by fixed decks; only counted for decks of others. */
  readonly tiedUp: number;
  readonly supply: Supply;
  /** docs/rules/inventory.md §8.4 */
  readonly missing: number;
  /** docs/rules/inventory.md §8.5 */
  readonly proxies: number;
}

/** By played card. */
export type DeckStock = ReadonlyMap<CardId, CardStock>;

type StockedDeck = Pick<Deck, "cards" | "inventoryType" | "markers" | "isAuthor" | "publicParent">;

/** How a deck uses one card; cards of a virtual deck have no markers of their own (docs/rules/inventory.md §8.1). */
export function typeInDeck({ inventoryType, markers }: StockedDeck, card: CardId): InventoryType {
  return inventoryType === "virtual" ? inventoryType : (markers.get(card) ?? inventoryType);
}

/** What the inventory has of each played card, for a deck of the user or of somebody else. */
export function deckStock(
  deck: StockedDeck,
  owned: ReadonlyMap<CardId, number>,
  uses: ReadonlyMap<CardId, CardUse>,
): DeckStock {
  const stockOf = canUseInventory(deck) ? ownStock : foreignStock;
  const played = [...deck.cards].filter(([, copies]) => copies > 0);
  return new Map(
    played.map(([card, copies]) => {
      const supplied = { copies, owned: owned.get(card) ?? 0, use: uses.get(card) ?? UNUSED };
      return [card, stockOf({ ...supplied, type: typeInDeck(deck, card) })];
    }),
  );
}

type Supplied = Parameters<typeof supplyOf>[0];

function ownStock(card: Supplied): CardStock {
  const { copies, owned, use, type } = card;
  return {
    ...{ copies, owned, use, tiedUp: 0 },
    need: totalNeed(use) + (type === "virtual" ? copies : 0),
    supply: supplyOf(card),
    missing: missingInDeck(card),
    proxies: missingProxies(card),
  };
}

function foreignStock({ copies, owned, use }: Supplied): CardStock {
  const held = fixedNeed(use);
  const free = Math.max(0, owned - held);
  return {
    ...{ copies, owned, use, need: held + copies },
    tiedUp: Math.min(owned, copies) - Math.min(free, copies),
    supply: supplyOfForeign({ copies, owned, use }),
    missing: missingInForeign({ copies, owned, use }),
    proxies: missingProxies({ copies, owned, use, type: "virtual" }),
  };
}

/** A deck as a whole, compared with the inventory. */
export interface StockTotals {
  /** Copies in the deck. */
  readonly copies: number;
  /** Copies of the deck that are owned. */
  readonly owned: number;
  readonly tiedUp: number;
  readonly missing: number;
  /** Different cards of which too few copies are owned. */
  readonly short: number;
  /** Different cards whose copies other decks need, too. */
  readonly scarce: number;
  /** How often the deck could be built at the same time, if no other deck existed. */
  readonly complete: number;
}

export function stockTotals(stock: DeckStock): StockTotals {
  const cards = [...stock.values()];
  const sum = (count: (card: CardStock) => number) => cards.reduce((total, card) => total + count(card), 0);
  const played = new Map([...stock].map(([card, { copies }]) => [card, copies]));
  return {
    copies: sum(({ copies }) => copies),
    owned: sum(({ copies, owned }) => Math.min(copies, owned)),
    tiedUp: sum(({ tiedUp }) => tiedUp),
    missing: sum(({ missing }) => missing),
    short: sum(({ supply }) => Number(supply === "short")),
    scarce: sum(({ supply }) => Number(supply === "scarce")),
    complete: completeCopies(played, (card) => stock.get(card)?.owned ?? 0),
  };
}

/**
 * Copies of a card that all flexible and fixed decks still lack when some are printed as proxies
 * (docs/rules/inventory.md §8.5).
 */
export function missingBesideProxies({ owned, need }: Pick<CardStock, "owned" | "need">, proxies: number) {
  return Math.max(0, need - owned - proxies);
}

/** The cards with a number of copies to get or to print; none with 0. */
export function copiesToGet(stock: DeckStock, of: "missing" | "proxies"): ReadonlyMap<CardId, number> {
  return new Map([...stock].flatMap(([card, found]) => (found[of] > 0 ? [[card, found[of]]] : [])));
}
