import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CARDS } from "../operations/operations.test.support";
import { copiesOf } from "../samples/deck-cards";
import { type ChangeSet, NO_CHANGES, readChanges, writeChanges } from "./change-set";

const one = (id: number, by: number, from?: number): ChangeSet =>
  new Map([...copiesOf({ [id]: by })].map(([card]) => [card, { by, from }]));

const anyChanges: fc.Arbitrary<ChangeSet> = fc
  .uniqueArray(
    fc.record({
      card: fc.constantFrom(...CARDS),
      by: fc.integer({ min: -999, max: 999 }).filter((by) => by !== 0),
      from: fc.option(fc.integer({ min: 0, max: 999 }), { nil: undefined }),
    }),
    { selector: ({ card }) => card },
  )
  .map((changes) => new Map(changes.map(({ card, by, from }) => [card, { by, from }])));

describe("changes in a URL", () => {
  it("have a short form, crypt first", () => {
    const changes = new Map([...one(100199, -1, 4), ...one(201337, 2, 0), ...one(100845, 3)]);
    expect(writeChanges(changes)).toBe("201337=0+2;100199=4-1;100845=+3");
  });

  it("are read back as written", () => {
    fc.assert(
      fc.property(anyChanges, (changes) => {
        const read = readChanges(`#${writeChanges(changes)}`);
        expect(read).toEqual({ changes, refused: [] });
      }),
    );
  });

  it("contain no characters that URLs escape", () => {
    fc.assert(
      fc.property(anyChanges, (changes) => {
        const hash = writeChanges(changes);
        expect(new URL(`https://cards.example/review/V5:PTr#${hash}`).hash.slice(1)).toBe(hash);
      }),
    );
  });

  it.each([
    ["", NO_CHANGES, []],
    ["#", NO_CHANGES, []],
    ["#100199=2", one(100199, 2), []],
    ["#100199=%2B2", one(100199, 2), []],
    ["#100199=-2;", one(100199, -2), []],
    ["#100199=4-1,100199=4-2", one(100199, -2, 4), []],
    ["#100199=4-1;Blood Doll=2", one(100199, -1, 4), ["Blood Doll=2"]],
    ["#100199=", NO_CHANGES, ["100199="]],
    ["#100199=+0;300000=+1;12=+1", NO_CHANGES, ["100199=+0", "300000=+1", "12=+1"]],
    ["#100199=1+1+1;%E0%A4%A", NO_CHANGES, ["100199=1+1+1", "%E0%A4%A"]],
    ["#<script>", NO_CHANGES, ["<script>"]],
  ])("%s", (hash, changes, refused) => {
    expect(readChanges(hash)).toEqual({ changes, refused });
  });

  it("never throw, whatever the URL contains", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const { by } of readChanges(text).changes.values()) expect(Math.abs(by)).toBeGreaterThan(0);
      }),
    );
  });
});
