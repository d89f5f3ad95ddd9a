import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CardId } from "../card/card";
import { asDeckId } from "../deck/url/deck-route";
import { SAMPLE_CRYPT, SAMPLE_LIBRARY } from "../samples/bases";
import type { Target } from "./balance";
import type { CardUse } from "./card-use";
import {
  clanChoices,
  cryptOfClan,
  disciplineChoices,
  libraryMatching,
  NO_DISCIPLINE,
  typeChoices,
} from "./stock-filters";
import { type Stock, stockRows, stockTotals } from "./stock-rows";

const [ALAN, CONVERT] = [200040, 200076] as CardId[];
const [MAGNUM, BLISS, DOLL, DEFLECTION, GOVERN] = [100001, 100189, 100199, 100518, 100845] as CardId[];
const fixed = (copies: number): CardUse => ({
  flexible: new Map(),
  fixed: new Map([[asDeckId("Aguns0001"), copies]]),
});
const stockOf = (
  copies: readonly (readonly [CardId | undefined, number])[],
  uses: readonly (readonly [CardId | undefined, CardUse])[] = [],
  targets: readonly (readonly [CardId | undefined, Target])[] = [],
): Stock => ({
  copies: new Map(copies as readonly (readonly [CardId, number])[]),
  uses: new Map(uses as readonly (readonly [CardId, CardUse])[]),
  targets: new Map(targets as readonly (readonly [CardId, Target])[]),
});

const STOCK = stockOf(
  [
    [DOLL, 3],
    [DEFLECTION, 1],
    [GOVERN, 0],
    [BLISS, 2],
  ],
  [
    [DEFLECTION, fixed(4)],
    [MAGNUM, fixed(2)],
  ],
  [[DOLL, { mode: "fixed", copies: 5 }]],
);

describe("the rows of a category", () => {
  it.each([
    ["all", [MAGNUM, BLISS, DOLL, DEFLECTION, GOVERN]],
    ["owned", [BLISS, DOLL, DEFLECTION, GOVERN]],
    ["problems", [MAGNUM, DOLL, DEFLECTION]],
  ] as const)("%s", (category, ids) => {
    expect(stockRows(SAMPLE_LIBRARY, STOCK, category).map(({ card }) => card.id)).toEqual(ids);
  });

  it("add up to copies, different cards and missing copies", () => {
    expect(stockTotals(stockRows(SAMPLE_LIBRARY, STOCK, "all"))).toEqual({
      copies: 6,
      unique: 3,
      missing: 7,
    });
  });
});

describe("filters", () => {
  const crypt = stockRows(
    SAMPLE_CRYPT,
    stockOf([
      [ALAN, 2],
      [CONVERT, 5],
    ]),
    "all",
  );
  const library = stockRows(SAMPLE_LIBRARY, STOCK, "all");

  it("of clans count copies and different cards", () => {
    expect(clanChoices(crypt, undefined)).toEqual([
      { value: "Ventrue", copies: 2, unique: 1, missing: 0 },
      { value: "Caitiff", copies: 5, unique: 1, missing: 0 },
    ]);
    expect(cryptOfClan(crypt, "Caitiff").map(({ card }) => card.id)).toEqual([CONVERT]);
  });

  it("keep the chosen value, even without cards", () => {
    expect(clanChoices(crypt, "Brujah")[0]).toEqual({ value: "Brujah", copies: 0, unique: 0, missing: 0 });
    expect(cryptOfClan(crypt, "Brujah")).toEqual([]);
  });

  it("of types and disciplines narrow each other", () => {
    const types = (discipline?: string) =>
      typeChoices(library, { type: undefined, discipline }).map(({ value }) => value);
    expect(types()).toEqual(["Equipment", "Combat", "Reaction", "Master", "Action"]);
    expect(types("dom")).toEqual(["Combat", "Reaction", "Action"]);
    const disciplines = disciplineChoices(library, { type: "Reaction", discipline: undefined });
    // Bliss is a reaction, too, and requires two disciplines: it counts for each.
    expect(disciplines).toEqual([
      { value: "dom", copies: 3, unique: 2, missing: 3 },
      { value: "pre", copies: 2, unique: 1, missing: 0 },
    ]);
    expect(
      libraryMatching(library, { type: "Master", discipline: NO_DISCIPLINE }).map(({ card }) => card.id),
    ).toEqual([DOLL]);
  });

  it("count what choosing them shows", () => {
    const values = <Value>(list: readonly Value[]) => fc.constantFrom(undefined, ...list);
    const anyType = values(["Reaction", "Master", "Action", "Event"]);
    const anyDiscipline = values(["dom", "pre", "aus", NO_DISCIPLINE]);
    const anyCopies = fc.array(fc.tuple(fc.constantFrom(...SAMPLE_LIBRARY), fc.nat(4)), { maxLength: 12 });
    fc.assert(
      fc.property(anyCopies, anyType, anyDiscipline, (copies, type, discipline) => {
        const rows = stockRows(SAMPLE_LIBRARY, stockOf(copies.map(([{ id }, count]) => [id, count])), "all");
        for (const { value, ...totals } of typeChoices(rows, { type, discipline }))
          expect(stockTotals(libraryMatching(rows, { type: value, discipline }))).toEqual(totals);
        for (const { value, ...totals } of disciplineChoices(rows, { type, discipline }))
          expect(stockTotals(libraryMatching(rows, { type, discipline: value }))).toEqual(totals);
      }),
    );
  });
});

it("lists a card that only has a note among all, not among the owned ones", () => {
  const noted = { ...STOCK, notes: new Map([[MAGNUM as CardId, "lent"]]), uses: new Map() };
  const listed = (category: "all" | "owned") =>
    stockRows(SAMPLE_LIBRARY, noted, category).some(({ card }) => card.id === MAGNUM);
  expect([listed("all"), listed("owned")]).toEqual([true, false]);
});
