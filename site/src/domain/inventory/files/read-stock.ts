import { readDeckText } from "../../deck/deck-text";
import { MAX_OWNED } from "../limits";
import type { ImportedStock } from "./imported-stock";
import { readStockCsv, type StockReading } from "./read-stock-csv";

/** Larger files are not read: a whole collection with a long note on every tenth card has a third of it. */
export const MAX_STOCK_BYTES = 4_000_000;

/**
 * Reads a table, or a list in any form of a deck list; copies of a card on several lines add up
 * (docs/rules/inventory.md §11.2).
 */
export function readStock(text: string, reading: StockReading): ImportedStock {
  const table = readStockCsv(text, reading);
  if (table) return table;
  const { cards, badCards, unread, unreadInReport } = readDeckText(text, reading.names, {
    playtest: false,
    maxCopies: MAX_OWNED,
  });
  return {
    cards: new Map([...cards].map(([card, copies]) => [card, { copies }])),
    values: new Set(),
    bad: badCards,
    wrong: [],
    unread: unread - unreadInReport,
  };
}
