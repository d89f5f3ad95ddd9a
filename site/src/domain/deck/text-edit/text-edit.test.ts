import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CardId } from "../../card/card";
import { cardNames } from "../card-names";
import { anyDeck } from "../export/any-deck.test.support";
import { copiesOf, DECK_CARDS, findCard } from "../samples/deck-cards";
import { changesOf, editableText, textEdit } from "./text-edit";

const KNOWN = { find: findCard, names: cardNames(DECK_CARDS) };
const RULES = { playtest: false };
const THEO_6 = 201613;
const DOLL = 100199;
const MAGNUM = 100001;
const BARRENS = 100135;
/** Awe is considered; the last card is newer than the card data. */
const DECK = {
  name: "Guns",
  author: "Ann",
  description: "Shoot first.\n\nAsk later.",
  cards: copiesOf({ [THEO_6]: 2, [DOLL]: 4, [MAGNUM]: 1, 100119: 0, 109999: 3 }),
};
const TEXT = editableText(DECK, findCard);

const edit = (text: string) => textEdit(text, DECK, KNOWN, RULES);

describe("an edited text", () => {
  test.each([
    ["4x Blood Doll", "5x Blood Doll", [{ id: DOLL, before: 4, after: 5 }]],
    ["4x Blood Doll", "4x Blood Doll\n1 barrens, the", [{ id: BARRENS, before: 0, after: 1 }]],
    ["4x Blood Doll", "4x Blood Doll\n2x Blood Doll -- more", [{ id: DOLL, before: 4, after: 6 }]],
    ["4x Blood Doll\n", "", [{ id: DOLL, before: 4, after: -1 }]],
    ["4x Blood Doll", "4x Blood Doll\n1 Awe", [{ id: 100119, before: 0, after: 1 }]],
    [
      "4x Blood Doll",
      "4x .44 Magnum",
      [
        { id: DOLL, before: 4, after: -1 },
        { id: MAGNUM, before: 1, after: 5 },
      ],
    ],
  ])("%s → %s", (from, to, cards) => {
    expect(TEXT).toContain(from);
    expect(edit(TEXT.replace(from, to))).toEqual({ cards, fields: [], badCards: [], unread: 0 });
  });

  test.each([
    ["Deck Name: Guns", "Deck Name: Money", [{ field: "name", before: "Guns", after: "Money" }]],
    ["Author: Ann", "Author:", [{ field: "author", before: "Ann", after: "" }]],
    ["Author: Ann\n", "", []],
    ["Author: Ann", `Author: ${"x".repeat(70)}`, [{ field: "author", before: "Ann", after: "x".repeat(64) }]],
    [
      "first.",
      "last.",
      [{ field: "description", before: DECK.description, after: "Shoot last.\n\nAsk later." }],
    ],
    ["Description: Shoot first.\n\nAsk later.\n", "", []],
  ])("%s → %s", (from, to, fields) => {
    expect(TEXT).toContain(from);
    expect(edit(TEXT.replace(from, to))).toEqual({ cards: [], fields, badCards: [], unread: 0 });
  });

  test("a list of cards alone keeps the fields", () => {
    const { fields, cards } = edit("2 Theo Bell (G6)\n4 Blood Doll\n1 .44 Magnum\n");
    expect([fields, cards]).toEqual([[], []]);
  });

  test("unreadable lines are reported", () => {
    const { badCards, unread } = edit(TEXT.replace("4x Blood Doll", "4x Blod Doll\nwhatever"));
    expect([badCards.map(({ text }) => text), unread]).toEqual([["4x Blod Doll"], 1]);
  });

  test("is one change for all cards and one per field", () => {
    const text = TEXT.replace("4x Blood Doll\n", "").replace("2x Theo", "3x Theo").replace("Ann", "Bob");
    expect(changesOf(edit(text))).toEqual([
      {
        kind: "cards",
        copies: new Map([
          [THEO_6, 3],
          [DOLL, -1],
        ]),
      },
      { kind: "text", field: "author", value: "Bob" },
    ]);
    expect(changesOf(edit(TEXT))).toEqual([]);
  });
});

test("an unmodified text changes nothing; the text of another deck makes the decks equal", () => {
  fc.assert(
    fc.property(anyDeck(DECK_CARDS), anyDeck(DECK_CARDS), (one, other) => {
      const same = textEdit(editableText(one, findCard), one, KNOWN, RULES);
      expect(same).toEqual({ cards: [], fields: [], badCards: [], unread: 0 });
      const { cards } = textEdit(editableText(other, findCard), one, KNOWN, RULES);
      const after = new Map<CardId, number>([
        ...one.cards,
        ...cards.map(({ id, after }) => [id, after] as const),
      ]);
      expect(new Map([...after].filter(([, copies]) => copies > 0))).toEqual(other.cards);
    }),
  );
});
