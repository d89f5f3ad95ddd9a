import type { Card } from "../card/card";
import type { CardBase } from "./card-base";
import { allPositions, type Positions, where } from "./positions";

const known = new WeakMap<CardBase<Card>, Map<string, Positions>>();

/** The positions whose card passes a test. */
export function whereCard(
  { cards }: CardBase<Card>,
  within: Positions,
  test: (card: Card, position: number) => boolean,
): Positions {
  return where(within, (position) => {
    const card = cards[position];
    return card !== undefined && test(card, position);
  });
}

/** The positions of a base that pass a test, which is applied once for each key. */
export function remembered(
  base: CardBase<Card>,
  key: string,
  test: (card: Card, position: number) => boolean,
): Positions {
  const ofBase = known.get(base) ?? new Map<string, Positions>();
  known.set(base, ofBase);
  const before = ofBase.get(key);
  if (before !== undefined) return before;
  const found = whereCard(base, allPositions(base.cards.length), test);
  ofBase.set(key, found);
  return found;
}
