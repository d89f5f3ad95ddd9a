import type { DeckCards } from "../deck";
import { played } from "./difference";

/** Which cards of two decks are shown. "missing": cards that the first deck has fewer of. */
export const COMPARED_VIEWS = ["all", "different", "missing"] as const;
export type ComparedView = (typeof COMPARED_VIEWS)[number];

/** Cards that one of the decks plays, with the higher number of copies. */
export function comparedCards(from: DeckCards, to: DeckCards, view: ComparedView): DeckCards {
  const all = [...new Set([...from.keys(), ...to.keys()])];
  const seen = all
    .map((card) => ({ card, before: played(from, card), after: played(to, card) }))
    .filter(({ before, after }) => isSeen(before, after, view));
  return new Map(seen.map(({ card, before, after }) => [card, Math.max(before, after)]));
}

function isSeen(before: number, after: number, view: ComparedView): boolean {
  switch (view) {
    case "all":
      return before > 0 || after > 0;
    case "different":
      return before !== after;
    case "missing":
      return after > before;
    default:
      return view satisfies never;
  }
}
