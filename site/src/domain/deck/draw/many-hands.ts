import type { CardId } from "../../card/card";
import { sampled, seededSource } from "../../random";
import { type DrawDeck, INITIAL, type Part } from "./draw-deck";

/** Number of hands with each item: a card, or any card of a type. */
export interface HandTally<Thing> {
  readonly hands: number;
  readonly found: ReadonlyMap<Thing, number>;
}

/** Items that a card counts for: itself, its type. */
export type ItemsOf<Thing> = (card: CardId) => readonly Thing[];

/** Hands per slice, which keep a phone busy for a few milliseconds. */
export const HANDS_PER_SLICE = 100;

/**
 * Draws the hands of one slice. Each slice has its own random numbers, so that a computation can pause after any of
 * them.
 */
export function drawSlice<Thing>(
  deck: DrawDeck,
  part: Part,
  seed: string,
  slice: number,
  thingsOf: ItemsOf<Thing>,
): HandTally<Thing> {
  const random = seededSource(`hands:${part}:${seed}:${slice}`);
  const found = new Map<Thing, number>();
  for (let hand = 0; hand < HANDS_PER_SLICE; hand++) {
    const things = new Set(sampled(deck[part], INITIAL[part], random).flatMap(thingsOf));
    for (const thing of things) found.set(thing, (found.get(thing) ?? 0) + 1);
  }
  return { hands: HANDS_PER_SLICE, found };
}

export function mergeTallies<Thing>(one: HandTally<Thing>, other: HandTally<Thing>): HandTally<Thing> {
  const found = new Map(one.found);
  for (const [thing, hands] of other.found) found.set(thing, (found.get(thing) ?? 0) + hands);
  return { hands: one.hands + other.hands, found };
}
