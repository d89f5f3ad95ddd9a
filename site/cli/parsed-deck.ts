import { type CardNames, cardNames } from "../src/domain/deck/card-names.ts";
import { readDeckText } from "../src/domain/deck/deck-text.ts";
import { decodeText } from "../src/domain/deck/file-text.ts";
import type { Bases } from "./load-base.ts";

/** The printed form of a deck file. */
export interface ParsedDeck {
  readonly file: string;
  readonly name: string;
  readonly author: string;
  readonly description: string;
  /** Copies by card id. */
  readonly cards: Readonly<Record<string, number>>;
  /** Lines without a known card. */
  readonly badCards: readonly string[];
}

/** Names of all published cards. Throws MissingDataError. */
export function publishedNames(bases: Bases): CardNames {
  return cardNames([...bases.crypt().cards, ...bases.library().cards]);
}

export function parsedDeck(file: string, bytes: Uint8Array, names: CardNames): ParsedDeck {
  const deck = readDeckText(decodeText(bytes), names, { playtest: false });
  return {
    file,
    name: deck.name,
    author: deck.author,
    description: deck.description,
    cards: Object.fromEntries(deck.cards),
    badCards: deck.badCards.map(({ text }) => text),
  };
}
