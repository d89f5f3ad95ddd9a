import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Deck } from "../deck";
import { applyChange } from "./apply-change";
import { changesNothing } from "./changes-nothing";
import { type History, NO_HISTORY, record, redo, type Step, undo } from "./history";
import { inverseOf } from "./inverse";
import { anyChange, anyDeck, BARRENS, DOLL, deckOf, GOVERN } from "./operations.test.support";

/** Compares decks with their maps in any order. */
function same(one: Deck, other: Deck): boolean {
  const text = (deck: Deck) =>
    JSON.stringify({ ...deck, cards: [...deck.cards].toSorted(), markers: [...deck.markers].toSorted() });
  return text(one) === text(other);
}

describe("the inverse of a change", () => {
  test("a card that was not in the deck is removed again", () => {
    const change = { kind: "cards", copies: new Map([[DOLL, 2]]) } as const;
    const deck = deckOf({ cards: new Map([[GOVERN, 6]]) });
    expect(inverseOf(deck, change)).toEqual([{ kind: "cards", copies: new Map([[DOLL, -1]]) }]);
  });

  test("a removed card is restored with its marker", () => {
    const deck = deckOf({ cards: new Map([[BARRENS, 1]]), markers: new Map([[BARRENS, "fixed"]]) });
    const change = { kind: "cards", copies: new Map([[BARRENS, -1]]) } as const;
    const without = applyChange(deck, change);
    expect(without.markers.size).toBe(0);
    expect(inverseOf(deck, change).reduce(applyChange, without)).toEqual(deck);
  });

  test("undoing all steps of a random log restores the first deck, redoing them the last", () => {
    fc.assert(
      fc.property(anyDeck, fc.array(anyChange, { maxLength: 30 }), (first, changes) => {
        let deck = first;
        let history: History = NO_HISTORY;
        for (const change of changes) {
          history = record(history, { forth: [change], back: inverseOf(deck, change) });
          deck = applyChange(deck, change);
        }
        const last = deck;
        for (let step = undo(history); step; step = undo(history)) {
          deck = step.changes.reduce(applyChange, deck);
          history = step.history;
        }
        expect(deck).toEqual(first);
        for (let step = redo(history); step; step = redo(history)) {
          deck = step.changes.reduce(applyChange, deck);
          history = step.history;
        }
        expect(deck).toEqual(last);
      }),
    );
  });

  test("changes without effect are recognized", () => {
    fc.assert(
      fc.property(anyDeck, anyChange, (deck, change) => {
        expect(changesNothing(deck, change)).toBe(same(deck, applyChange(deck, change)));
      }),
    );
  });

  test("applying a change twice is the same as once", () => {
    fc.assert(
      fc.property(anyDeck, anyChange, (deck, change) => {
        const once = applyChange(deck, change);
        expect(applyChange(once, change)).toEqual(once);
      }),
    );
  });
});

test("a new edit clears the redo history", () => {
  const step: Step = {
    forth: [{ kind: "hidden", value: true }],
    back: [{ kind: "hidden", value: false }],
  };
  const undone = undo(record(NO_HISTORY, step));
  expect(undone?.history.undone).toEqual([step]);
  expect(undone && redo(record(undone.history, step))).toBeUndefined();
});
