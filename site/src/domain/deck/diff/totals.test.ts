import { expect, it } from "vitest";
import { deckCopies } from "../facts/copies";
import { findCard } from "../samples/deck-cards";
import { signed } from "./signed";
import { deckTotals, totalsBetween } from "./totals";

/** Theo Bell has capacity 8; .44 Magnum costs 2 pool, Govern the Unaligned 1 blood, Blood Doll nothing. */
const of = (cards: Readonly<Record<number, number>>) => deckTotals(deckCopies(cards, findCard));

it("has crypt, library, average capacity, blood and pool", () => {
  expect(of({ 201613: 2, 100001: 3, 100199: 1 })).toEqual({
    crypt: 2,
    library: 4,
    average: 8,
    blood: 0,
    pool: 6,
  });
});

it("has the change of each total between two decks", () => {
  const none = { crypt: 0, library: 0, average: 0, blood: 0, pool: 0 };
  expect(totalsBetween(of({}), of({}))).toEqual(none);
  const from = of({ 201613: 2, 100001: 3, 100845: 1 });
  expect(totalsBetween(from, of({ 201613: 3, 100001: 1, 100845: 4 }))).toEqual({
    ...none,
    crypt: 1,
    library: 1,
    blood: 3,
    pool: -4,
  });
  // Alan Sovereign has capacity 6.
  expect(totalsBetween(from, of({ 201613: 1, 200040: 1 })).average).toBe(-1);
});

it.each([
  [2, "+2"],
  [-1, "−1"],
  [0, ""],
  [-0.25, "−0.25"],
])("writes %s with a sign", (by, text) => {
  expect(signed(by)).toBe(text);
});
