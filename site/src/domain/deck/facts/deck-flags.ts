import type { CardId } from "../../card/card";
import { isPlaytestId } from "../../card/ids";
import { type DeckCopies, total } from "./copies";
import { areWrong, groups } from "./crypt-facts";

export const MIN_CRYPT = 12;
const MAX_CRYPT_PUBLIC = 35;
export const MIN_LIBRARY = 60;
export const MAX_LIBRARY = 90;

/** "public size": the sizes prevent publishing; a crypt of more than 35 cards has only this flag. */
export type DeckFlag = "crypt size" | "library size" | "public size" | "wrong groups" | "banned" | "playtest";

/** Problems of a deck, in fixed order (docs/rules/decks.md §9.6). */
export function deckFlags(deck: DeckCopies): readonly DeckFlag[] {
  const crypt = total(deck.crypt);
  const library = total(deck.library);
  const wrongLibrary = library < MIN_LIBRARY || library > MAX_LIBRARY;
  const found: Readonly<Record<DeckFlag, boolean>> = {
    "crypt size": crypt < MIN_CRYPT,
    "library size": wrongLibrary,
    "public size": crypt < MIN_CRYPT || crypt > MAX_CRYPT_PUBLIC || wrongLibrary,
    "wrong groups": areWrong(groups(deck.crypt)),
    banned: bannedCards(deck).length > 0,
    playtest: [...deck.library, ...deck.crypt].some(({ card }) => isPlaytestId(card.id)),
  };
  return (Object.keys(found) as DeckFlag[]).filter((flag) => found[flag]);
}

/** Ids of banned cards, ascending. */
export function bannedCards({ crypt, library }: DeckCopies): readonly CardId[] {
  return [...library, ...crypt].filter(({ card }) => card.banned !== "").map(({ card }) => card.id);
}
