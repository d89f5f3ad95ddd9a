import type { CardId } from "../../card/card";
import { chanceToDraw } from "../facts/draw-chance";
import type { Copy, PartDraw } from "./part-draw";

/** Odds of a card in the hand. */
export interface HandOdds {
  /** Copies in the hand. */
  readonly held: number;
  /**
   * Chance that a first hand of this size has at least so many copies, without the burned cards (docs/rules/decks.md
   * §10).
   */
  readonly opening: number;
  /** Chance that the next card is another copy. */
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

/** Chance that the next card is a wanted one; 0 if none is left. */
export function nextChance(part: PartDraw, isWanted: (card: CardId) => boolean): number {
  const copies = part.rest.filter((copy) => isWanted(copy.card)).length;
  return chanceToDraw(1, { pool: part.rest.length, drawn: 1, copies });
}

function countOf(pile: readonly Copy[], card: CardId): number {
  return pile.filter((copy) => copy.card === card).length;
}
