import type { Card, CardId } from "../../card/card";
import { isCrypt, isPlaytestId } from "../../card/ids";
import type { DeckCards } from "../deck";
import type { Copies } from "../facts/copies";

/** The played cards of a deck, as the rules read them. Considered cards count for nothing. */
export interface JudgedDeck {
  readonly cards: DeckCards;
  /** Copies, unknown cards included. */
  readonly cryptSize: number;
  readonly librarySize: number;
  /** Released cards that are known, in the order of the deck. */
  readonly known: readonly Copies<Card>[];
  /** Playtest cards, and other cards that are not known. */
  readonly testing: readonly CardCopies[];
  readonly unknown: readonly CardCopies[];
}

export interface CardCopies {
  readonly id: CardId;
  readonly copies: number;
}

/** Looks up the cards of a deck. */
export function judgedDeck(cards: DeckCards, find: (id: number) => Card | undefined): JudgedDeck {
  const known: Copies<Card>[] = [];
  const testing: CardCopies[] = [];
  const unknown: CardCopies[] = [];
  let [cryptSize, librarySize] = [0, 0];
  for (const [id, copies] of cards) {
    if (copies <= 0) continue;
    if (isCrypt(id)) cryptSize += copies;
    else librarySize += copies;
    if (isPlaytestId(id)) {
      testing.push({ id, copies });
      continue;
    }
    const card = find(id);
    if (card === undefined) unknown.push({ id, copies });
    else known.push({ card, copies });
  }
  return { cards, cryptSize, librarySize, known, testing, unknown };
}
