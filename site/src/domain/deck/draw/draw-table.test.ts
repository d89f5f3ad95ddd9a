import { describe, expect, it, test } from "vitest";
import { INITIAL, PARTS } from "./draw-deck";
import { afterStep, type DrawStep, type DrawTable, dealt, TRANSFERS } from "./draw-table";
import { allCopies, deckOf, drawable, SAMPLE, SEED } from "./sample-draw.test.support";

const TABLE = dealt(SAMPLE, SEED);
const sizes = ({ drawn, burned, rest }: DrawTable["crypt"]) => [drawn.length, burned.length, rest.length];

function played(...steps: readonly DrawStep[]): DrawTable {
  return steps.reduce((table, step) => afterStep(SAMPLE, table, step), TABLE);
}

function firstDrawn(part: "crypt" | "library", table = TABLE): number {
  const [first] = table[part].drawn;
  if (first === undefined) throw new Error("the hand is empty");
  return first.number;
}

/** Test names quote docs/rules/decks.md. */
describe("the draw simulator", () => {
  it("starts with 4 in hand for the crypt, the library with 7", () => {
    expect([sizes(TABLE.crypt), sizes(TABLE.library)]).toEqual([
      [4, 0, 8],
      [7, 0, 53],
    ]);
  });

  it.each(PARTS)("re-draw reshuffles and draws the initial count: %s", (part) => {
    const burned = played(
      { kind: "burn", part, number: firstDrawn(part) },
      { kind: "draw-one", part },
      { kind: "draw-one", part },
    );
    const table = afterStep(SAMPLE, burned, { kind: "re-draw", part, seed: "ANEW2" });
    const all = SAMPLE[part].length;
    expect(sizes(table[part])).toEqual([INITIAL[part], 0, all - INITIAL[part]]);
    expect(table[part]).not.toEqual(TABLE[part]);
    expect(table.seed).toEqual({ ...SEED, [part]: "ANEW2" });
    const other = part === "crypt" ? "library" : "crypt";
    expect(table[other]).toBe(burned[other]);
  });

  it("crypt initial transfers are randomly 1, 2, 3, 4 or 4", () => {
    const deals = Array.from({ length: 5000 }, (_, at) => dealt(SAMPLE, { ...SEED, crypt: `T${at}` }));
    const found = [1, 2, 3, 4].map((wanted) => deals.filter(({ transfers }) => transfers === wanted).length);
    expect(TRANSFERS).toEqual([1, 2, 3, 4, 4]);
    expect(found.reduce((sum, count) => sum + count, 0)).toBe(5000);
    // Five seats with an expectation of 1000 each; four standard deviations to either side.
    const [one = 0, two = 0, three = 0, four = 0] = found;
    for (const count of [one, two, three]) expect(Math.abs(count - 1000)).toBeLessThan(4 * Math.sqrt(800));
    expect(Math.abs(four - 2000)).toBeLessThan(4 * Math.sqrt(1200));
  });

  it("a re-draw of the library keeps the transfers, one of the crypt draws them again", () => {
    const redrawn = (part: "crypt" | "library") =>
      Array.from({ length: 20 }, (_, at) => played({ kind: "re-draw", part, seed: `R${at}` }).transfers);
    expect(new Set(redrawn("library"))).toEqual(new Set([TABLE.transfers]));
    expect(new Set(redrawn("crypt"))).toEqual(new Set([1, 2, 3, 4]));
  });

  it.each(PARTS)("hand size changes by +1: %s", (part) => {
    const table = played({ kind: "draw-one", part })[part];
    expect(table.drawn).toEqual([...TABLE[part].drawn, TABLE[part].rest[0]]);
    expect(table.rest).toEqual(TABLE[part].rest.slice(1));
  });

  it.each(PARTS)("hand size changes by -1, and the card goes back on top: %s", (part) => {
    const table = played({ kind: "put-back", part })[part];
    expect(table.drawn).toEqual(TABLE[part].drawn.slice(0, -1));
    expect(table.rest).toEqual([TABLE[part].drawn.at(-1), ...TABLE[part].rest]);
    expect(played({ kind: "put-back", part }, { kind: "draw-one", part })).toEqual(TABLE);
  });

  it.each(PARTS)("hand size changes by drawing all: %s", (part) => {
    const table = played({ kind: "draw-all", part })[part];
    expect(sizes(table)).toEqual([SAMPLE[part].length, 0, 0]);
    expect(table.drawn).toEqual([...TABLE[part].drawn, ...TABLE[part].rest]);
  });

  it("burning a drawn card moves it to the burned pile and reduces hand size", () => {
    const number = firstDrawn("crypt");
    const { crypt } = played({ kind: "burn", part: "crypt", number });
    expect(sizes(crypt)).toEqual([3, 1, 8]);
    expect(crypt.burned).toEqual(TABLE.crypt.drawn.slice(0, 1));
    expect(crypt.drawn).toEqual(TABLE.crypt.drawn.slice(1));
  });

  it("for the library a replacement is drawn", () => {
    const { library } = played({ kind: "burn", part: "library", number: firstDrawn("library") });
    expect(sizes(library)).toEqual([7, 1, 52]);
    expect(library.burned).toEqual(TABLE.library.drawn.slice(0, 1));
    expect(library.drawn).toEqual([...TABLE.library.drawn.slice(1), TABLE.library.rest[0]]);
  });

  it("for the library a replacement is drawn if any remain", () => {
    const all = played({ kind: "draw-all", part: "library" });
    const step = { kind: "burn", part: "library", number: firstDrawn("library", all) } as const;
    expect(sizes(afterStep(SAMPLE, all, step).library)).toEqual([59, 1, 0]);
  });

  it("the newest burned card comes last", () => {
    const [one, two] = TABLE.crypt.drawn.map(({ number }) => number);
    const steps = [two ?? 0, one ?? 0].map((number) => ({ kind: "burn", part: "crypt", number }) as const);
    expect(played(...steps).crypt.burned.map(({ number }) => number)).toEqual([two, one]);
  });

  it.each(PARTS)("a burned card returns to the hand: %s", (part) => {
    const number = firstDrawn(part);
    const burned = played({ kind: "burn", part, number });
    const table = afterStep(SAMPLE, burned, { kind: "return", part, number })[part];
    expect(table.burned).toEqual([]);
    expect(table.drawn).toEqual([...burned[part].drawn, TABLE[part].drawn[0]]);
    expect(table.rest).toEqual(burned[part].rest);
  });
});

describe("steps without effect", () => {
  const empty = played(...Array.from({ length: 4 }, () => ({ kind: "put-back", part: "crypt" }) as const));
  const all = played({ kind: "draw-all", part: "crypt" });
  const [outside] = TABLE.crypt.rest;
  it.each<readonly [string, DrawTable, DrawStep]>([
    ["no card to put back", empty, { kind: "put-back", part: "crypt" }],
    ["no card to draw", all, { kind: "draw-one", part: "crypt" }],
    ["no cards to draw", all, { kind: "draw-all", part: "crypt" }],
    ["a card that is not drawn", TABLE, { kind: "burn", part: "crypt", number: outside?.number ?? 0 }],
    ["an unknown card", TABLE, { kind: "burn", part: "library", number: 1000 }],
    ["a card that is not burned", TABLE, { kind: "return", part: "crypt", number: firstDrawn("crypt") }],
  ])("%s changes nothing", (_, table, step) => {
    expect(afterStep(SAMPLE, table, step)).toBe(table);
  });
});

describe("a draw needs at least 4 crypt and 7 library cards", () => {
  it.each([
    [3, 7, "short"],
    [4, 6, "short"],
    [0, 60, "short"],
    [12, 0, "short"],
    [4, 1001, "long"],
    [1_000_000_000, 60, "long"],
  ])("%i and %i cards", (crypt, library, outcome) => {
    expect(drawable({ 201613: crypt, 100518: library })).toBe(outcome);
  });

  it("exactly enough cards are all drawn", () => {
    const table = dealt(deckOf({ 201613: 4, 100518: 7 }), SEED);
    expect([sizes(table.crypt), sizes(table.library)]).toEqual([
      [4, 0, 0],
      [7, 0, 0],
    ]);
  });

  it.each([
    [1000, 7],
    [4, 1000],
  ])("decks of up to %i and %i cards can be drawn from", (crypt, library) => {
    expect(drawable({ 201613: crypt, 100518: library })).toMatchObject({
      crypt: { length: crypt },
      library: { length: library },
    });
  });

  it("considered and unknown cards do not count", () => {
    expect(drawable({ 201613: 3, 200002: 0, 299999: 9, 100518: 60 })).toBe("short");
  });
});

test("equal seeds and decks give equal draws on every machine", () => {
  const { crypt, library, transfers } = dealt(SAMPLE, { crypt: "ELYSIUM", library: "ELYSIUM" });
  expect(crypt.drawn.map(({ card }) => card)).toEqual([201613, 200040, 200040, 201613]);
  expect(library.drawn.map(({ card }) => card)).toEqual([
    100845, 102308, 100001, 102308, 100518, 100845, 100199,
  ]);
  expect(transfers).toBe(4);
});

test("the order in which cards were added to the deck does not matter", () => {
  const cards = { 100845: 8, 201613: 6, 100518: 4 };
  const turned = { 100518: 4, 201613: 6, 100845: 8 };
  expect(dealt(deckOf(turned), SEED)).toEqual(dealt(deckOf(cards), SEED));
  expect(allCopies(dealt(deckOf(cards), SEED).crypt)).toHaveLength(6);
});
