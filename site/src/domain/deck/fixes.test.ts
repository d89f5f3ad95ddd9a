import { expect, test } from "vitest";
import type { CardId } from "../card/card";
import { copiesAfterFix, type Fixes } from "./fixes";
import { copiesOf } from "./samples/deck-cards";

const [DOLL, MAGNUM] = [...copiesOf({ 100001: 0, 100199: 0 }).keys()].toReversed() as [CardId, CardId];
const CARDS = copiesOf({ 100199: 2 });
const fix = (card: CardId, copies: number) => ({ card, copies });

function after(...steps: readonly (readonly [line: number, card: CardId, copies: number])[]) {
  let fixes: Fixes = new Map();
  return steps.map(([line, card, copies]) => {
    const step = copiesAfterFix(CARDS, fixes, line, fix(card, copies));
    fixes = step.fixes;
    return Object.fromEntries(step.copies);
  });
}

test("a fix adds to the copies in the deck", () => {
  expect(after([4, DOLL, 3])).toEqual([{ [DOLL]: 5 }]);
  expect(after([4, MAGNUM, 3])).toEqual([{ [MAGNUM]: 3 }]);
});

test("another number replaces the first", () => {
  expect(after([4, DOLL, 3], [4, DOLL, 1], [4, DOLL, 0])).toEqual([
    { [DOLL]: 5 },
    { [DOLL]: 3 },
    { [DOLL]: 2 },
  ]);
});

test("another card removes the first one, unless the deck or another line has it", () => {
  expect(after([4, MAGNUM, 3], [4, DOLL, 3])).toEqual([{ [MAGNUM]: 3 }, { [MAGNUM]: -1, [DOLL]: 5 }]);
  expect(after([4, DOLL, 3], [4, MAGNUM, 3])).toEqual([{ [DOLL]: 5 }, { [DOLL]: 2, [MAGNUM]: 3 }]);
});

test("two lines of one card add up", () => {
  expect(after([4, MAGNUM, 3], [5, MAGNUM, 2], [4, DOLL, 1])).toEqual([
    { [MAGNUM]: 3 },
    { [MAGNUM]: 5 },
    { [MAGNUM]: 2, [DOLL]: 3 },
  ]);
});

test("no copies of a new card: it is considered", () => {
  expect(after([4, MAGNUM, 0])).toEqual([{ [MAGNUM]: 0 }]);
});
