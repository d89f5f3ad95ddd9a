import fc from "fast-check";
import { expect, test } from "vitest";
import type { DeckDraft } from "./deck";
import { keepable } from "./keepable";
import { copiesOf } from "./samples/deck-cards";

const DRAFT: DeckDraft = {
  name: "Guns",
  author: "Ann",
  description: "Shoots.",
  tags: [],
  cards: copiesOf({ 100199: 2 }),
};

test("a deck within the bounds stays as it is", () => {
  expect(keepable(DRAFT)).toEqual(DRAFT);
});

test.each([
  ["name", "When I was young ".repeat(5), "When I was young ".repeat(5).slice(0, 64).trim()],
  ["name", "Guns\tand\u000bmore", "Guns and more"],
  ["name", " \t ", "New deck"],
  ["name", "🩸".repeat(70), "🩸".repeat(64)],
  ["author", "Ann ".repeat(30), "Ann ".repeat(16).trim()],
  ["author", "", ""],
  ["name", "\u200bGuns \u202eand more", "Guns and more"],
  ["name", "\u2060\u200d", "New deck"],
  ["description", "One\r\ntwo\rthree\u0000\tfour\ud83d", "One\ntwo\nthree\tfour"],
  ["description", "x".repeat(40_000), "x".repeat(16_384)],
  ["description", "🦇".repeat(5000), "🦇".repeat(4096)],
] as const)("%s %j", (field, written, kept) => {
  expect(keepable({ ...DRAFT, [field]: written })[field]).toBe(kept);
});

test("more copies than there may be of a card are as many as there may be", () => {
  expect([...keepable({ ...DRAFT, cards: copiesOf({ 100199: 1998 }) }).cards.values()]).toEqual([999]);
});

/** What functions/decks/shapes.py takes, and no other control characters either. */
const NAME = /^\P{Cc}{1,64}$/u;
const AUTHOR = /^\P{Cc}{0,64}$/u;
const DESCRIPTION = /^[\P{Cc}\t\n]{0,16384}$/u;

test("no text is too odd for the server", () => {
  const anyText = fc.string({ unit: "binary", maxLength: 200 }).chain((text) => {
    const odd = fc.constantFrom("", "\ud83d", "\t", "\u0000", "\r\n", "\u007f", "🩸".repeat(70));
    return odd.map((more) => text + more);
  });
  fc.assert(
    fc.property(anyText, anyText, anyText, (name, author, description) => {
      const kept = keepable({ ...DRAFT, name, author, description });
      expect([NAME.test(kept.name), AUTHOR.test(kept.author), DESCRIPTION.test(kept.description)]).toEqual([
        true,
        true,
        true,
      ]);
      expect(keepable(kept)).toEqual(kept);
      expect([kept.name, kept.author, kept.description].every((text) => !/\p{Surrogate}/u.test(text))).toBe(
        true,
      );
    }),
  );
});
