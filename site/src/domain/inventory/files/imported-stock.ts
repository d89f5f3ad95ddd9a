import type { CardId } from "../../card/card";
import type { BadCard } from "../../deck/deck-text";
import type { Fixes } from "../../deck/fixes";
import type { Target } from "../balance";
import { MAX_OWNED } from "../limits";
import type { Printing } from "../printings";

/** What a file has of a card; a value that it lacks is undefined. */
export interface ImportedCard {
  readonly copies: number | undefined;
  readonly target?: Target | undefined;
  readonly printings?: readonly Printing[] | undefined;
  readonly note?: string | undefined;
}

/** Values besides copies, of which a file has all or none. */
export type ImportedValue = "target" | "printings" | "note";

/** A row with a value that cannot be stored. */
export interface WrongValue {
  /** Counted from 1. */
  readonly line: number;
  readonly text: string;
  readonly field: ImportedValue | "card";
}

/** An inventory read from a text or a file. */
export interface ImportedStock {
  readonly cards: ReadonlyMap<CardId, ImportedCard>;
  /** The values that the file describes: those of absent cards are none. */
  readonly values: ReadonlySet<ImportedValue>;
  /** Lines without a known card or with an impossible number of copies. */
  readonly bad: readonly BadCard[];
  /** Rows with a value that must be corrected in the text. */
  readonly wrong: readonly WrongValue[];
  /** Number of other unread lines. */
  readonly unread: number;
}

/** The import with the cards that the user has chosen for its bad lines. */
export function withFixes(imported: ImportedStock, fixes: Fixes): ImportedStock {
  if (fixes.size === 0) return imported;
  const cards = new Map(imported.cards);
  for (const { card, copies } of fixes.values()) {
    const before = cards.get(card);
    cards.set(card, { ...before, copies: Math.min((before?.copies ?? 0) + copies, MAX_OWNED) });
  }
  return { ...imported, cards, bad: imported.bad.filter(({ line }) => !fixes.has(line)) };
}
