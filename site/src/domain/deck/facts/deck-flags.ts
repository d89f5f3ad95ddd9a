import type { CardId } from "../../card/card";
import { isPlaytestId } from "../../card/ids";
import { isBannedOn } from "../../card/legality";
import { MAX_LIBRARY, MIN_CRYPT, MIN_LIBRARY, sizeOff } from "../legality/sizes";
import { type DeckCopies, total } from "./copies";
import { areWrong, groups } from "./crypt-facts";

export const MAX_CRYPT_PUBLIC = 35;

/** "public size": the sizes prevent publishing; a crypt of more than 35 cards has only this flag. */
export type DeckFlag = "crypt size" | "library size" | "public size" | "wrong groups" | "banned" | "playtest";

/** Problems of a deck in Standard on a day, "2026-01-31", in fixed order (docs/rules/decks.md §9.6). */
export function deckFlags(deck: DeckCopies, day: string): readonly DeckFlag[] {
  const crypt = total(deck.crypt);
  const wrongLibrary = sizeOff(total(deck.library), MIN_LIBRARY, MAX_LIBRARY) !== 0;
  const found: Readonly<Record<DeckFlag, boolean>> = {
    "crypt size": sizeOff(crypt, MIN_CRYPT) !== 0,
    "library size": wrongLibrary,
    "public size": sizeOff(crypt, MIN_CRYPT, MAX_CRYPT_PUBLIC) !== 0 || wrongLibrary,
    "wrong groups": areWrong(groups(deck.crypt)),
    banned: bannedCards(deck, day).length > 0,
    playtest: [...deck.library, ...deck.crypt].some(({ card }) => isPlaytestId(card.id)),
  };
  return (Object.keys(found) as DeckFlag[]).filter((flag) => found[flag]);
}

/** Ids of cards that are banned on a day, ascending. */
export function bannedCards({ crypt, library }: DeckCopies, day: string): readonly CardId[] {
  return [...library, ...crypt].filter(({ card }) => isBannedOn(card, day)).map(({ card }) => card.id);
}
