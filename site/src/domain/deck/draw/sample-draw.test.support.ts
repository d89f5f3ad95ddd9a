import fc from "fast-check";
import type { CardId } from "../../card/card";
import { seededSource } from "../../random";
import { deckCopies } from "../facts/copies";
import { findCard } from "../samples/deck-cards";
import { type Drawable, type DrawDeck, drawDeck, PARTS } from "./draw-deck";
import type { DrawStep } from "./draw-table";
import type { PartDraw } from "./part-draw";
import { newSeed } from "./seed";

export function drawable(cards: Readonly<Record<number, number>>): Drawable {
  return drawDeck(deckCopies(cards, findCard));
}

export function deckOf(cards: Readonly<Record<number, number>>): DrawDeck {
  const deck = drawable(cards);
  if (typeof deck === "string") throw new Error(`The deck is too ${deck}`);
  return deck;
}

/** Theo Bell (G6), Aaron Bathurst, Alan Sovereign; 60 library cards. */
export const CARDS = {
  201613: 4,
  200002: 5,
  200040: 3,
  100518: 14,
  100199: 10,
  100845: 12,
  100001: 6,
  100119: 8,
  102308: 10,
} as const;
export const SAMPLE = deckOf(CARDS);
export const SEED = { crypt: "K7Q2X", library: "MP4XA" } as const;

const copies = (max: number) => fc.integer({ min: 1, max: max });

/** Small decks, some of them with just enough cards for the initial draw. */
export const ANY_DECK: fc.Arbitrary<DrawDeck> = fc
  .tuple(copies(8), copies(8), copies(8), copies(8))
  .map(([bell, doll, govern, deflection]) =>
    deckOf({ 201613: bell, 200002: 3, 100199: doll, 100845: govern, 100518: deflection, 100001: 4 }),
  );

export const ANY_SEED = fc.string({ minLength: 1 }).map((text) => newSeed(seededSource(text)));

const part = fc.constantFrom(...PARTS);

export const ANY_STEP: fc.Arbitrary<DrawStep> = fc.oneof(
  fc.record({ kind: fc.constant("re-draw" as const), part, seed: fc.stringMatching(/^[A-Z]{5}$/) }),
  fc.record({ kind: fc.constantFrom("draw-one" as const, "draw-all" as const, "put-back" as const), part }),
  fc.record({ kind: fc.constantFrom("burn" as const, "return" as const), part, number: fc.nat(30) }),
);

/** All copies of a part, by number. */
export function allCopies({ drawn, burned, rest }: PartDraw): readonly (readonly [number, CardId])[] {
  return [...drawn, ...burned, ...rest]
    .map(({ number, card }) => [number, card] as const)
    .sort(([one], [other]) => one - other);
}
