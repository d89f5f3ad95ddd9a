import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readDraw, readFragment, writeDraw, writeFragment } from "./draw-link";
import { anyDraw, setupOf } from "./evening.test.support";
import { drawnTables } from "./evening-draw";
import { STANDARD_DECKS } from "./standard-decks";

const DRAW = { seed: "K7Q2X", setup: setupOf(["Anna", "Ben?", "-Zoë", "李"]) };
const fragmentOf = (json: unknown) =>
  `table=${Buffer.from(typeof json === "string" ? json : JSON.stringify(json)).toString("base64url")}`;
const SETUP = [[["Anna", 1]], [1, []], [1, 33, []]];

describe("the link of a draw", () => {
  it("contains the draw, whatever names and switches it has", () => {
    fc.assert(
      fc.property(anyDraw, (draw) => {
        const fragment = writeFragment(draw);
        expect(fragment).toMatch(/^table=[\w-]+$/);
        expect(readFragment(fragment)).toEqual(draw);
        expect(new URL(`https://site.example/seating#${fragment}`).hash).toBe(`#${fragment}`);
      }),
    );
  });

  it("is short", () => {
    expect(writeFragment(DRAW).length).toBeLessThan(120);
  });

  it("is unreadable wherever it is cut off", () => {
    const fragment = writeFragment(DRAW);
    for (let length = 1; length < fragment.length; length++)
      expect(readFragment(fragment.slice(0, length))).toBe("unreadable");
    expect(readFragment("")).toBeUndefined();
  });

  it.each([
    ["another fragment", "main"],
    ["no base64", "table=%F0%9F"],
    ["no UTF-8", "table=_-8"],
    ["no JSON", fragmentOf("[")],
    ["another shape", fragmentOf({ seed: "A" })],
    ["no seed", fragmentOf(["", SETUP])],
    ["a seed that is no word", fragmentOf(["k7-q", SETUP])],
    ["a long name", fragmentOf(["A", [[["x".repeat(61), 1]], ...SETUP.slice(1)]])],
    ["a name that is none", fragmentOf(["A", [[[7, 1]], ...SETUP.slice(1)]])],
    ["an unknown switch", fragmentOf(["A", [[["Anna", 4]], ...SETUP.slice(1)]])],
    ["too many rows", fragmentOf(["A", [Array(61).fill(["Anna", 1]), ...SETUP.slice(1)]])],
    ["no decks", fragmentOf(["A", [SETUP[0], null, null]])],
    ["a deck that is unknown", fragmentOf(["A", [SETUP[0], SETUP[1], [1, 33, [33]]]])],
    ["decks of a newer list", fragmentOf(["A", [SETUP[0], SETUP[1], [1, 34, []]]])],
  ])("is unreadable with %s", (_, fragment) => {
    expect(readFragment(fragment)).toBe("unreadable");
  });

  it("never throws", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json().map(fragmentOf)), (text) => {
        const read = readFragment(text);
        if (typeof read === "object") drawnTables(read);
      }),
    );
  });

  it("keeps its decks when further ones join the standard list", () => {
    const old = readDraw(JSON.stringify(["A", [SETUP[0], SETUP[1], [1, 30, [2]]]]));
    expect(old?.setup.sources.standardOff).toEqual([2, 30, 31, 32]);
    expect(STANDARD_DECKS).toHaveLength(33);
  });
});

it("reads the draw of this visit as it was written", () => {
  fc.assert(
    fc.property(anyDraw, (draw) => {
      expect(readDraw(writeDraw(draw))).toEqual(draw);
    }),
  );
});
