import { expect, test } from "vitest";
import { cardNames } from "./card-names";
import { importDeckText, isNoDeck } from "./imported-deck";
import { copiesOf, DECK_CARDS } from "./samples/deck-cards";

const NAMES = cardNames(DECK_CARDS);
const read = (text: string, file?: string) => importDeckText(text, NAMES, { playtest: false }, file);

test.each([
  ["2 Blood Doll", "My dolls [lackey].txt", "My dolls"],
  ["2 Blood Doll", "old.deck.dek", "old.deck"],
  ["2 Blood Doll", "Guns [#1] [text].txt", "Guns [#1]"],
  ["2 Blood Doll", ".txt", "New deck"],
  ["2 Blood Doll", undefined, "New deck"],
  ["Deck Name: Dolls\n\n2 Blood Doll", "x.txt", "Dolls"],
])("%s of the file %s: %s", (text, file, name) => {
  expect(read(text, file).draft).toMatchObject({ name, tags: [], author: "" });
});

test("texts over the limit are truncated before they are shown", () => {
  const name = "When I was young, it seemed that life was so wonderful, a miracle";
  const { draft } = read(`Deck Name: ${name}\nAuthor: ${"Ann, ".repeat(20)}\n\n2 Blood Doll`);
  expect([draft.name, draft.author.length]).toEqual([name.slice(0, 64), 64]);
});

test("a collection is not a deck", () => {
  const cards = new Map(Array.from({ length: 1001 }, (_, at) => [100001 + at, 1]));
  const deck = read("2 Blood Doll");
  expect(isNoDeck({ ...deck, draft: { ...deck.draft, cards: copiesOf(Object.fromEntries(cards)) } })).toBe(
    true,
  );
});

test.each([
  ["", true],
  ["Dear diary,\n\nno deck today.", true],
  ["2 Blood Doll", false],
  ["2 Blod Doll", false],
])("%j is no deck: %s", (text, expected) => {
  expect(isNoDeck(read(text))).toBe(expected);
});

test("the report of a winning deck keeps the facts of the event", () => {
  const report = `Judgement: Camarilla Segregation
Raleigh (NC), USA
September 1st 2001
3R+F
25 players
Ann Player
https://www.example.org/event/1234

-- 4vp in the final

It was a long day.


Deck Name: Dolls
Description:
Bleeds, slowly.

Crypt (1 card)
1x Theo Bell  7  CEL POT dom  Brujah:6

Library (2 cards)
2 Blood Doll -- one is enough
and so on`;
  const { draft, unread } = read(report);
  expect(draft).toMatchObject({ name: "Dolls", author: "Ann Player" });
  expect(draft.description).toBe(`Judgement: Camarilla Segregation
Raleigh (NC), USA
September 1st 2001
3R+F
25 players
Ann Player
https://www.example.org/event/1234

-- 4vp in the final

It was a long day.

Bleeds, slowly.`);
  expect(unread).toBe(1);
});

test("a text that is no report keeps its description only", () => {
  const { draft, unread } = read("Deck Name: Dolls\nhello\nDescription: Bleeds.\n\n2 Blood Doll");
  expect([draft.description, unread]).toEqual(["Bleeds.", 1]);
});
