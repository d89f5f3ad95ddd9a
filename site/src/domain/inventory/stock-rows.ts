import type { Card, CardId } from "../card/card";
import type { Entry } from "../search/sort/entry";
import { balance, type Target } from "./balance";
import { type CardUse, UNUSED } from "./card-use";

/** The cards of a list: those owned, used, wanted or noted, only those owned, or only those of which copies are missing. */
export type StockCategory = "all" | "owned" | "problems";

/** What the inventory has of each card. */
export interface Stock {
  /** Copies owned. */
  readonly copies: ReadonlyMap<CardId, number>;
  readonly uses: ReadonlyMap<CardId, CardUse>;
  readonly targets: ReadonlyMap<CardId, Target>;
  readonly notes?: ReadonlyMap<CardId, string> | undefined;
}

/** A card in a list of the inventory; `quantity`: copies owned. */
export interface StockRow<Kind extends Card> extends Entry<Kind> {
  readonly use: CardUse;
  /** Copies beyond what decks or the target need; negative: missing copies. */
  readonly balance: number;
}

/** The rows of a category, in the order of the cards (docs/rules/inventory.md §9.1). */
export function stockRows<Kind extends Card>(
  cards: readonly Kind[],
  stock: Stock,
  category: StockCategory,
): readonly StockRow<Kind>[] {
  const rows: StockRow<Kind>[] = [];
  for (const card of cards) {
    const row = stockRow(card, stock, category);
    if (row) rows.push(row);
  }
  return rows;
}

/** undefined: the category does not have the card. */
function stockRow<Kind extends Card>(
  card: Kind,
  stock: Stock,
  category: StockCategory,
): StockRow<Kind> | undefined {
  const owned = stock.copies.get(card.id);
  const use = stock.uses.get(card.id);
  const target = stock.targets.get(card.id);
  const isNamed = use ?? target ?? stock.notes?.get(card.id);
  if (owned === undefined && (category === "owned" || isNamed === undefined)) return undefined;
  const quantity = owned ?? 0;
  const row = { card, quantity, use: use ?? UNUSED, balance: balance(quantity, use ?? UNUSED, target) };
  return category === "problems" && row.balance >= 0 ? undefined : row;
}

/** Totals of rows. */
export interface StockTotals {
  /** Copies owned. */
  readonly copies: number;
  /** Different cards of which copies are owned. */
  readonly unique: number;
  /** Copies that are missing. */
  readonly missing: number;
}

export function stockTotals(rows: readonly StockRow<Card>[]): StockTotals {
  let [copies, unique, missing] = [0, 0, 0];
  for (const { quantity, balance: left } of rows) {
    copies += quantity;
    if (quantity > 0) unique += 1;
    missing += Math.max(0, -left);
  }
  return { copies, unique, missing };
}
