import { expect, test } from "vitest";
import type { Card } from "../../card/card";
import { cardNames } from "../card-names";
import { readDeckText } from "../deck-text";
import { copiesOf, DECK_CARDS, findCard } from "../samples/deck-cards";
import { deckInFormat } from "./formats";
import { translatedNaming } from "./translated-naming";
import { writtenDeck } from "./written-deck";

/** Awe and Bliss have the same translation; that of Deflection is the name of another card. */
const TRANSLATIONS: Readonly<Record<number, string>> = {
  100199: "Poupée de sang",
  100119: "Merveille",
  100189: "Merveille",
  100518: "Behind You!",
  201362: "Théo Cloche",
  201363: "Théo Cloche",
  201613: "Théo Cloche",
};
const translated = ({ id }: Card) => TRANSLATIONS[id];
const NAMES = cardNames(DECK_CARDS, translated);
const NAMING = translatedNaming(NAMES, translated);

test.each([
  [100199, "Poupée de sang"],
  [100001, ".44 Magnum"],
  [100119, "Awe"],
  [100189, "Bliss"],
  [100518, "Deflection"],
  [100149, "Behind You!"],
  [100135, "The Barrens"],
  [201613, "Théo Cloche"],
])("%d is named %s", (id, name) => {
  expect([findCard(id)].flatMap((card) => (card ? [NAMING(card)] : []))).toEqual([name]);
});

test.each(["text", "jol"] as const)("%s: a list in another language is read back", (format) => {
  const cards = copiesOf(Object.fromEntries(DECK_CARDS.map(({ id }, at) => [id, (at % 9) + 1])));
  const text = deckInFormat(
    writtenDeck({ name: "A", author: "", description: "", cards }, findCard),
    format,
    NAMING,
  );
  expect(text).toContain("Poupée de sang");
  const read = readDeckText(text, NAMES, { playtest: true });
  expect([read.cards.size, read.badCards]).toEqual([cards.size, []]);
  expect(new Map([...read.cards].sort())).toEqual(new Map([...cards].sort()));
});

test("an English list is read in English, whatever the translations", () => {
  const { cards } = readDeckText("2 Behind You!\n1 Awe", NAMES, { playtest: false });
  expect(cards).toEqual(copiesOf({ 100149: 2, 100119: 1 }));
});
