import { expect, it } from "vitest";
import { cardNames } from "../card-names";
import { readDeckText } from "../deck-text";
import { shownName } from "../export/written-deck";
import { copiesOf, DECK_CARDS, findCard } from "../samples/deck-cards";
import { missingOf } from "./difference";
import { differenceText, missingText } from "./difference-text";

/** Theo Bell (G6), .44 Magnum, Abbot, Blood Doll; the last id is unknown. */
const DIFFERENCE = copiesOf({ 100199: 2, 201613: -1, 100001: 1, 100006: -4, 199998: 3 });

it("lists added and removed cards by the headings of a deck list", () => {
  expect(differenceText(DIFFERENCE, findCard, shownName)).toBe(
    [
      "Crypt (-1)",
      "-1x Theo Bell (G6)",
      "",
      "Master (+2)",
      "+2x Blood Doll",
      "",
      "Action (-4)",
      "-4x Abbot",
      "",
      "Equipment (+1)",
      "+1x .44 Magnum",
      "",
    ].join("\n"),
  );
});

it("writes missing cards as a list that can be imported", () => {
  const text = missingText(missingOf(DIFFERENCE), findCard, shownName);
  expect(text).toContain("2x Blood Doll");
  const read = readDeckText(text, cardNames(DECK_CARDS), { playtest: false });
  expect(read.cards).toEqual(copiesOf({ 100199: 2, 100001: 1 }));
  expect(read.badCards).toEqual([]);
});

it("is empty for equal decks", () => {
  expect(differenceText(new Map(), findCard, shownName)).toBe("");
});
