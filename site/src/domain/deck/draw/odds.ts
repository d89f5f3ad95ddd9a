import type { CardId } from "../../card/card";
import { chanceToDraw } from "../facts/draw-chance";
import type { Copy, PartDraw } from "./part-draw";

/** What can be told of a card in the hand. */
export interface HandOdds {
  /** Copies in the hand. */
  readonly held: number;
  /** That a first hand of this size holds so many of them, with the burned cards left out (docs/rules/decks.md §10). */
  readonly opening: number;
  /** That the very next card is another one of them. */
  readonly next: number;
}

export function handOdds(part: PartDraw, card: CardId): HandOdds {
  const held = countOf(part.drawn, card);
  const copies = held + countOf(part.rest, card);
  const pool = part.drawn.length + part.rest.length;
  return {
    held,
    opening: chanceToDraw(held, { pool, drawn: part.drawn.length, copies }),
    next: nextChance(part, (other) => other === card),
  };
}

/** That the very next card is one of those; 0 where none is left to draw. */
export function nextChance(part: PartDraw, isWanted: (card: CardId) => boolean): number {
  const copies = part.rest.filter((copy) => isWanted(copy.card)).length;
  return chanceToDraw(1, { pool: part.rest.length, drawn: 1, copies });
}

function countOf(pile: readonly Copy[], card: CardId): number {
  return pile.filter((copy) => copy.card === card).length;
}
