import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CardId } from "../../card/card";
import { copiesAfter, played, withDifference } from "../diff/difference";
import { applyChange } from "../operations/apply-change";
import { anyCopies, anyDeck, DOLL } from "../operations/operations.test.support";
import { copiesOf } from "../samples/deck-cards";
import { type ChangeSet, NO_CHANGES } from "./change-set";
import {
  changesBetween,
  countApplied,
  outdatedChanges,
  pendingChanges,
  propose,
  withCurrentCopies,
} from "./proposal";

const change = (by: number, from?: number): ChangeSet => new Map([[DOLL, { by, from }]]);

describe("pending changes", () => {
  it.each([
    ["added", 4, change(2, 4), 2],
    ["removed", 4, change(-1, 4), -1],
    ["already added", 6, change(2, 4), 0],
    ["already removed", 0, change(-1, 1), 0],
    ["still applies after the owner has added copies", 5, change(2, 4), 2],
    ["removes no more than the deck has", 2, change(-3, 4), -2],
    ["removes nothing from an empty deck", 0, change(-2), 0],
    ["has no previous copies", 4, change(2), 2],
    ["is limited to the maximum of a card", 998, change(5), 1],
  ])("%s", (_, copies, changes, by) => {
    const deck = copiesOf({ [DOLL]: copies });
    expect(pendingChanges(deck, changes).get(DOLL) ?? 0).toBe(by);
  });

  it("lists changes that were proposed for another state of the deck", () => {
    expect(outdatedChanges(copiesOf({ [DOLL]: 5 }), change(2, 4))).toEqual([DOLL]);
    expect(outdatedChanges(copiesOf({ [DOLL]: 4 }), change(2, 4))).toEqual([]);
    expect(outdatedChanges(copiesOf({ [DOLL]: 6 }), change(2, 4))).toEqual([]);
    expect(outdatedChanges(copiesOf({ [DOLL]: 5 }), change(2))).toEqual([]);
  });

  it("distinguishes applied changes from impossible ones", () => {
    expect(countApplied(copiesOf({ [DOLL]: 6 }), change(2, 4))).toBe(1);
    expect(countApplied(copiesOf({ [DOLL]: 0 }), change(-2))).toBe(0);
    expect(countApplied(copiesOf({ [DOLL]: 4 }), change(2, 4))).toBe(0);
  });

  it("are empty after all changes are applied, and the same again after undo", () => {
    fc.assert(
      fc.property(anyDeck, anyDeck, (deck, wanted) => {
        const changes = changesBetween(deck.cards, wanted.cards);
        const standing = pendingChanges(deck.cards, changes);
        const copies = copiesAfter(deck.cards, standing);
        const applied = applyChange(deck, { kind: "cards", copies });
        expect(pendingChanges(applied.cards, changes)).toEqual(new Map());
        for (const card of wanted.cards.keys())
          expect(played(applied.cards, card)).toBe(played(wanted.cards, card));
      }),
    );
  });
});

describe("proposing", () => {
  it("leads to the copies proposed last", () => {
    fc.assert(
      fc.property(anyDeck, fc.array(anyCopies), ({ cards }, edits) => {
        let changes = NO_CHANGES;
        const wanted = new Map<CardId, number>();
        for (const [card, copies] of edits.flatMap((edit) => [...edit])) {
          changes = propose(changes, cards, card, copies);
          wanted.set(card, Math.max(copies, 0));
        }
        const proposed = withDifference(cards, pendingChanges(cards, changes));
        for (const [card, copies] of wanted) expect(played(proposed, card)).toBe(copies);
      }),
    );
  });

  it("of the current number of copies is no change", () => {
    const deck = copiesOf({ [DOLL]: 4 });
    expect(propose(change(2, 4), deck, DOLL, 4)).toEqual(NO_CHANGES);
  });
});

it("adds the current copies to changes of a link without them", () => {
  expect(withCurrentCopies(change(2), copiesOf({ [DOLL]: 4 }))).toEqual(change(2, 4));
  expect(withCurrentCopies(change(2, 3), copiesOf({ [DOLL]: 4 }))).toEqual(change(2, 3));
});
