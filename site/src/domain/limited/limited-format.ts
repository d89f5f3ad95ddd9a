import type { Card, CardId } from "../card/card";

/** Cards that may be played: those of some sets, with exceptions for single cards. */
export interface LimitedFormat {
  /** Codes of sets whose cards are allowed. */
  readonly sets: ReadonlySet<string>;
  /** Allowed regardless of their sets. */
  readonly allowed: ReadonlySet<CardId>;
  /** Banned regardless of everything else. */
  readonly banned: ReadonlySet<CardId>;
}

/** The two lists of single cards. */
export const CARD_LISTS = ["allowed", "banned"] as const;
export type CardListName = (typeof CARD_LISTS)[number];

export const EMPTY_FORMAT: LimitedFormat = { sets: new Set(), allowed: new Set(), banned: new Set() };

export function isEmptyFormat({ sets, allowed, banned }: LimitedFormat): boolean {
  return sets.size + allowed.size + banned.size === 0;
}

/** Tests whether a card may be played. */
export type CardPool = (card: Pick<Card, "id" | "sets">) => boolean;

/** Banned cards are out; otherwise allowed cards are in, and cards of the chosen sets (docs/rules/decks.md §13). */
export function poolOf({ sets, allowed, banned }: LimitedFormat): CardPool {
  return (card) =>
    !banned.has(card.id) && (allowed.has(card.id) || Object.keys(card.sets).some((code) => sets.has(code)));
}

/** The format with a set added or removed. */
export function withSet(format: LimitedFormat, code: string, isIn: boolean): LimitedFormat {
  return { ...format, sets: changed(format.sets, code, isIn) };
}

/** The format with a card added to or removed from a list. */
export function withCard(
  format: LimitedFormat,
  list: CardListName,
  card: CardId,
  isOn: boolean,
): LimitedFormat {
  return { ...format, [list]: changed(format[list], card, isOn) };
}

function changed<Value>(values: ReadonlySet<Value>, value: Value, isIn: boolean): ReadonlySet<Value> {
  const next = new Set(values);
  if (isIn) next.add(value);
  else next.delete(value);
  return next;
}
