import type { PreconDecks, SetCatalogue } from "../../generated/published";
import type { DeckCards } from "../deck/deck";
import { buildPrecon, type ListedPrecon, listPrecons } from "../deck/precon";

/** A precon with its cards. */
export interface PreconWithCards extends ListedPrecon {
  readonly cards: DeckCards;
}

/** All precons whose cards are published, newest first. */
export function preconsWithCards(catalogue: SetCatalogue, lists: PreconDecks): readonly PreconWithCards[] {
  return listPrecons(catalogue).flatMap((precon) => {
    const deck = buildPrecon(precon.id, catalogue, lists);
    return deck ? [{ ...precon, cards: deck.cards }] : [];
  });
}
