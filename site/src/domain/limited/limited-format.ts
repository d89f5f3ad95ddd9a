import type { Card, CardId } from "../card/card";

/** Which cards may be played: those of some sets, and single cards more or fewer. */
export interface LimitedFormat {
  /** Codes of the sets whose cards are in. */
  readonly sets: ReadonlySet<string>;
  /** In, whatever their sets. */
  readonly allowed: ReadonlySet<CardId>;
  /** Out, whatever else is said of them. */
  readonly banned: ReadonlySet<CardId>;
}

/** The two lists of single cards. */
export const CARD_LISTS = ["allowed", "banned"] as const;
export type CardListName = (typeof CARD_LISTS)[number];

export const EMPTY_FORMAT: LimitedFormat = { sets: new Set(), allowed: new Set(), banned: new Set() };

export function isEmptyFormat({ sets, allowed, banned }: LimitedFormat): boolean {
  return sets.size + allowed.size + banned.size === 0;
}

/** Is a card one of those that may be played? */
export type CardPool = (card: Pick<Card, "id" | "sets">) => boolean;

/** Card banned: out; else card allowed: in; else in if any of its sets is chosen (docs/rules/decks.md §13). */
export function poolOf({ sets, allowed, banned }: LimitedFormat): CardPool {
  return (card) =>
    !banned.has(card.id) && (allowed.has(card.id) || Object.keys(card.sets).some((code) => sets.has(code)));
}

/** The format with a set chosen or not. */
export function withSet(format: LimitedFormat, code: string, isIn: boolean): LimitedFormat {
  return { ...format, sets: changed(format.sets, code, isIn) };
}

/** The format with a card put on one of its lists or taken off. */
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
