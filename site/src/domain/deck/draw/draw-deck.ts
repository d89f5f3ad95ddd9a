import type { CardId } from "../../card/card";
import { type DeckCopies, total } from "../facts/copies";
import { OPENING_CRYPT } from "../facts/crypt-facts";
import { OPENING_HAND } from "../facts/draw-chance";

export const PARTS = ["crypt", "library"] as const;
export type Part = (typeof PARTS)[number];

/** Number of cards in the initial draw (docs/rules/decks.md §10). */
export const INITIAL: Readonly<Record<Part, number>> = { crypt: OPENING_CRYPT, library: OPENING_HAND };

/** A URL may claim any number of copies; larger parts cannot be drawn from. */
const MAX_PART_SIZE = 1000;

/** All copies of a deck in ascending order of card id, from which each draw is shuffled. */
export type DrawDeck = Readonly<Record<Part, readonly CardId[]>>;

/** "short": NOT ENOUGH CARDS FOR INITIAL DRAW (docs/rules/decks.md §10). */
export type Drawable = DrawDeck | "short" | "long";

/** All copies of a deck, if it can be drawn from. */
export function drawDeck(copies: DeckCopies): Drawable {
  const sizes = { crypt: total(copies.crypt), library: total(copies.library) };
  if (PARTS.some((part) => sizes[part] < INITIAL[part])) return "short";
  if (PARTS.some((part) => sizes[part] > MAX_PART_SIZE)) return "long";
  return { crypt: written(copies.crypt), library: written(copies.library) };
}

function written(cards: DeckCopies[Part]): readonly CardId[] {
  return cards.flatMap(({ card, copies }) => new Array<CardId>(copies).fill(card.id));
}
