import fc from "fast-check";
import { expect, test } from "vitest";
import { cardNames } from "../card-names";
import { DECK_CARDS, findCard } from "../samples/deck-cards";
import { anyDeck } from "./any-deck.test.support";
import { TEXT_FORMATS } from "./formats";
import { roundTrip } from "./round-trip.test.support";

const NAMES = cardNames(DECK_CARDS);

test.each(TEXT_FORMATS)("%s: a written deck is read back", (format) => {
  fc.assert(
    fc.property(anyDeck(DECK_CARDS), (deck) => {
      const { expected, found } = roundTrip(deck, format, findCard, NAMES);
      expect(found).toEqual(expected);
    }),
  );
});

test.each(TEXT_FORMATS)("%s: changes by editors and mail programs do no harm", (format) => {
  const onTheWay = (text: string) => `\ufeff\r\n${text.replaceAll("\n", "  \r\n")}\r\n\r\n`;
  fc.assert(
    fc.property(anyDeck(DECK_CARDS), (deck) => {
      const { expected, found } = roundTrip(deck, format, findCard, NAMES, { onTheWay });
      expect(found).toEqual(expected);
    }),
  );
});
