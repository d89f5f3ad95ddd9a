import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CardChange, ChangeKind } from "./card-changes";
import { change, DEFLECTION, MAGNUM, THEO } from "./changes.test.support";
import { changesSince, hasChangesSince, markingChanges } from "./marking";

const DAYS = ["2026-04-01", "2026-05-01", "2026-06-01"];
const CARDS = [MAGNUM, DEFLECTION, THEO];
const KINDS: readonly ChangeKind[] = [
  "text",
  "banned",
  "ruling",
  "printing",
  "minor",
  "ruling-reworded",
  "new",
];
const QUIET: readonly ChangeKind[] = ["printing", "minor", "ruling-reworded", "new"];

const anyChanges = fc.array(
  fc.record({
    day: fc.constantFrom(...DAYS),
    card: fc.constantFrom(...CARDS),
    kind: fc.constantFrom(...KINDS),
  }),
);

describe("the changes of a deck", () => {
  it("are those of its cards after the day that was seen", () => {
    fc.assert(
      fc.property(anyChanges, fc.subarray(CARDS), fc.constantFrom(...DAYS), (parts, deck, day) => {
        const changes = parts.map(change);
        const isNews = ({ card, kind, day: when }: CardChange) =>
          deck.includes(card) && !QUIET.includes(kind) && when > day;
        const marking = markingChanges(changes);
        expect(new Set(changesSince(deck, marking, day))).toEqual(new Set(changes.filter(isNews)));
        expect(hasChangesSince(deck, marking, day)).toBe(changes.some(isNews));
      }),
    );
  });

  it("are none in a deck without a changed card", () => {
    const marking = markingChanges([change({ day: "2026-06-01", card: THEO })]);
    expect(changesSince([MAGNUM, DEFLECTION], marking, "1990-01-01")).toEqual([]);
    expect(hasChangesSince([MAGNUM, DEFLECTION], marking, "1990-01-01")).toBe(false);
  });
});
