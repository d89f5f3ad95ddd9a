import fc from "fast-check";
import { expect, test } from "vitest";
import type { DeckDraft } from "./deck";
import { copiesOf } from "./samples/deck-cards";
import { sanitizeDraft } from "./sanitize-draft";

const DRAFT: DeckDraft = {
  name: "Guns",
  author: "Ann",
  description: "Shoots.",
  tags: [],
  cards: copiesOf({ 100199: 2 }),
};

test("a deck within the limits is unchanged", () => {
  expect(sanitizeDraft(DRAFT)).toEqual(DRAFT);
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
] as const)("%s %j", (field, written, sanitized) => {
  expect(sanitizeDraft({ ...DRAFT, [field]: written })[field]).toBe(sanitized);
});

test("copies are limited to the maximum of a card", () => {
  expect([...sanitizeDraft({ ...DRAFT, cards: copiesOf({ 100199: 1998 }) }).cards.values()]).toEqual([999]);
});

/** Pattern of functions/decks/schemas.py, without other control characters. */
const NAME = /^\P{Cc}{1,64}$/u;
const AUTHOR = /^\P{Cc}{0,64}$/u;
const DESCRIPTION = /^[\P{Cc}\t\n]{0,16384}$/u;

test("every sanitized text is valid for the server", () => {
  const anyText = fc.string({ unit: "binary", maxLength: 200 }).chain((text) => {
    const odd = fc.constantFrom("", "\ud83d", "\t", "\u0000", "\r\n", "\u007f", "🩸".repeat(70));
    return odd.map((more) => text + more);
  });
  fc.assert(
    fc.property(anyText, anyText, anyText, (name, author, description) => {
      const sanitized = sanitizeDraft({ ...DRAFT, name, author, description });
      expect([
        NAME.test(sanitized.name),
        AUTHOR.test(sanitized.author),
        DESCRIPTION.test(sanitized.description),
      ]).toEqual([true, true, true]);
      expect(sanitizeDraft(sanitized)).toEqual(sanitized);
      expect(
        [sanitized.name, sanitized.author, sanitized.description].every(
          (text) => !/\p{Surrogate}/u.test(text),
        ),
      ).toBe(true);
    }),
  );
});
