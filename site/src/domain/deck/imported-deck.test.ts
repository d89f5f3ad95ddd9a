import { expect, test } from "vitest";
import { cardNames } from "./card-names";
import { importedText, isNoDeck } from "./imported-deck";
import { DECK_CARDS } from "./samples/deck-cards";

const NAMES = cardNames(DECK_CARDS);
const read = (text: string, file?: string) => importedText(text, NAMES, { playtest: false }, file);

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

test.each([
  ["", true],
  ["Dear diary,\n\nno deck today.", true],
  ["2 Blood Doll", false],
  ["2 Blod Doll", false],
])("%j is no deck: %s", (text, expected) => {
  expect(isNoDeck(read(text))).toBe(expected);
});
