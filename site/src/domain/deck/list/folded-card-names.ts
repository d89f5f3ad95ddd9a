import type { CardId } from "../../card/card";
import { fold } from "../../name/fold";
import type { FoldedCardName } from "./deck-filter";

/** Folded card names, for searching decks by their cards. */
export function foldedCardNames(
  cards: Iterable<{ readonly id: CardId; readonly name: string }>,
): readonly FoldedCardName[] {
  return Array.from(cards, ({ id, name }) => ({ id, name: fold(name) }));
}
