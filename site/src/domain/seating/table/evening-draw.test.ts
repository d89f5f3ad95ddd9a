import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyDraw, setupOf } from "./evening.test.support";
import { drawnTables, type Entry, lacksSource } from "./evening-draw";
import { STANDARD_DECKS } from "./standard-decks";

const FIVE = ["Anna", "Ben", "Carla", "Dmitri", "Eva"];
const people = (count: number) => Array.from({ length: count }, (_, index) => `P${index + 1}`);
const drawOf = (rows: readonly string[], sources = {}, seed = "K7Q2X") =>
  drawnTables({ seed, setup: setupOf(rows, sources) });
const namesOf = (entries: readonly Entry[]) =>
  entries.map((entry) => (entry.kind === "player" ? entry.name : entry.kind));
const decksOf = (entries: readonly Entry[]) =>
  entries.flatMap((entry) => (entry.kind === "deck" ? [entry.deck.name] : []));

describe("a draw", () => {
  it("seats every enabled player once", () => {
    const [table = []] = drawOf(FIVE);
    expect(namesOf(table).toSorted()).toEqual(FIVE);
    expect(drawOf([...FIVE, "-Fabio", "- "])).toEqual(drawOf(FIVE));
  });

  it("is the same for the same seed on every machine", () => {
    expect(drawOf(FIVE).map(namesOf)).toEqual([["Dmitri", "Eva", "Anna", "Carla", "Ben"]]);
  });

  it("ignores rows without a visible name", () => {
    expect(drawOf([...FIVE, "", " ", "\u200d"])).toEqual(drawOf(FIVE));
  });

  it.each([7, 11])("with %i players has a seat for the first oust from another table", (count) => {
    const entries = drawOf(people(count)).flat();
    expect(entries.filter(({ kind }) => kind === "joiner")).toHaveLength(1);
    expect(entries).toHaveLength(count + 1);
  });

  it.each([3, 6, 8, 10, 12])("with %i players has no such seat", (count) => {
    expect(namesOf(drawOf(people(count)).flat()).toSorted()).toEqual(people(count).toSorted());
  });

  it("has no table below three players", () => {
    expect(drawOf(["Anna", "Ben", "-Carla"])).toEqual([]);
  });

  it("seats each player at each place equally often", () => {
    const first = new Map<string, number>();
    for (let seed = 0; seed < 1000; seed++) {
      const name = namesOf(drawOf(FIVE, {}, `S${seed}`)[0] ?? [])[0] ?? "";
      first.set(name, (first.get(name) ?? 0) + 1);
    }
    // 200 expected, standard deviation 13.
    for (const name of FIVE) expect(Math.abs((first.get(name) ?? 0) - 200)).toBeLessThan(65);
  });

  it("depends on nothing but seed and setup", () => {
    fc.assert(
      fc.property(anyDraw, (draw) => {
        expect(drawnTables(structuredClone(draw))).toEqual(drawnTables(draw));
      }),
    );
  });
});

describe("random decks", () => {
  const custom = [
    { name: "My Guns", enabled: true },
    { name: "My Wall", enabled: false },
  ];

  it("are drawn with replacement from the decks that are on", () => {
    const entries = drawOf(["Anna?", "Ben?", "Carla?"], { custom, useStandard: false }).flat();
    expect(decksOf(entries)).toEqual(["My Guns", "My Guns", "My Guns"]);
    expect(entries.map((entry) => entry.kind === "deck" && entry.player).toSorted()).toEqual([
      "Anna",
      "Ben",
      "Carla",
    ]);
  });

  it("come from both groups, and from each deck equally often", () => {
    const standardOff = STANDARD_DECKS.map((_, place) => place).filter((place) => place > 1);
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 300; seed++) {
      const entries = drawOf(["Anna?", "Ben?", "Carla?"], { custom, standardOff }, `S${seed}`).flat();
      for (const name of decksOf(entries)) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    expect([...counts.keys()].toSorted()).toEqual(["Akunanse Toolbox", "Anson Guns", "My Guns"]);
    // 300 expected, standard deviation 14.
    for (const count of counts.values()) expect(Math.abs(count - 300)).toBeLessThan(70);
  });

  it.each([
    ["both groups are off", { custom, useCustom: false, useStandard: false }],
    ["the group that is on is empty", { custom: custom.slice(1), useStandard: false }],
  ])("are an ERROR when %s", (_, sources) => {
    expect(namesOf(drawOf(["Anna", "Ben", "Carla?"], sources).flat())).toContain("error");
    expect(lacksSource(setupOf(["Anna", "Ben", "Carla?"], sources))).toBe(true);
    expect(lacksSource(setupOf(["Anna", "Ben", "-Carla?"], sources))).toBe(false);
    expect(lacksSource(setupOf(["Anna", "Ben", "Carla"], sources))).toBe(false);
  });

  it("can be any of the 33 standard decks", () => {
    expect(new Set(STANDARD_DECKS).size).toBe(33);
    expect(lacksSource(setupOf(["Anna?"]))).toBe(false);
  });
});
