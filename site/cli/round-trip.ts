/**
 * Writes decks of all published cards in every text format and reads them again:
 *   npm run round-trip -w site --silent
 * Every card is in some deck; decks at random follow, all of it once more in each language there is. Ends with the exit code 1 at a deck that comes back changed.
 */
import { deepStrictEqual } from "node:assert";
import { env, stdout } from "node:process";
import fc from "fast-check";
import type { Card, CardId } from "../src/domain/card/card.ts";
import { cardNames, type Translated } from "../src/domain/deck/card-names.ts";
import { type AnyDeck, anyDeck } from "../src/domain/deck/export/any-deck.test.support.ts";
import { TEXT_FORMATS } from "../src/domain/deck/export/formats.ts";
import { roundTrip } from "../src/domain/deck/export/round-trip.test.support.ts";
import { translatedNaming } from "../src/domain/deck/export/translated-naming.ts";
import { runCommand } from "./command.ts";
import { dataFolder, loadBases } from "./load-base.ts";

const DECK_SIZE = 40;
const RANDOM_DECKS = 100;

await runCommand(main);

/** Throws MissingDataError, and at the first deck that comes back changed. */
function main(): void {
  const bases = loadBases(dataFolder(env));
  const cards: readonly Card[] = [...bases.crypt().cards, ...bases.library().cards];
  const decks = inDecks(cards);
  const translations = bases.overlays();
  for (const overlay of [undefined, ...translations]) {
    const comesBack = checkOf(cards, ({ id }) => overlay?.cards[id]?.name);
    for (const deck of decks) comesBack(deck);
    fc.assert(fc.property(anyDeck(cards), comesBack), { numRuns: RANDOM_DECKS });
  }
  const result = {
    cards: cards.length,
    decks: decks.length + RANDOM_DECKS,
    formats: TEXT_FORMATS.length,
    languages: translations.length + 1,
  };
  stdout.write(`${JSON.stringify(result)}\n`);
}

/** Writes a deck in every format and reads it, with cards named in a language; throws when it is not the same. */
function checkOf(cards: readonly Card[], translated: Translated): (deck: AnyDeck) => void {
  const byId = new Map<number, Card>(cards.map((card) => [card.id, card]));
  const names = cardNames(cards, translated);
  const naming = translatedNaming(names, translated);
  return (deck) => {
    for (const format of TEXT_FORMATS) {
      const { expected, found } = roundTrip(deck, format, (id) => byId.get(id), names, { naming });
      deepStrictEqual(found, expected);
    }
  };
}

function inDecks(cards: readonly Card[]): readonly AnyDeck[] {
  return Array.from({ length: Math.ceil(cards.length / DECK_SIZE) }, (_, at) => ({
    name: `Deck ${at + 1}`,
    author: "A. Player",
    description: "All cards, some after others.",
    cards: new Map<CardId, number>(
      cards.slice(at * DECK_SIZE, (at + 1) * DECK_SIZE).map((card, place) => [card.id, (place % 12) + 1]),
    ),
  }));
}
