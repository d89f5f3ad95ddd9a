import { describe, expect, it } from "vitest";
import type { SetCatalogue } from "../../generated/published";
import { foundSets } from "./found-sets";

const CATALOGUE: SetCatalogue = {
  promos: {},
  sets: {
    KoT: {
      name: "Keepers of Tradition",
      date: "2008-11-19",
      precons: { B: { name: "Brujah", kind: "starter", crypt: 12, library: 77 } },
    },
    V5: {
      name: "Fifth Edition",
      date: "2020-11-30",
      precons: { PTr: { name: "Tremere", kind: "deck", clan: "Tremere", crypt: 12, library: 77 } },
    },
    V5A: { name: "Fifth Edition (Anarch)", date: "2021-07-10", precons: {} },
    POD: {
      name: "Print on Demand",
      precons: { DTC: { name: "DriveThruCards", kind: "pod", crypt: 1, library: 1 } },
    },
  },
};
const codes = (text: string) => foundSets(CATALOGUE, text, 9).map(({ code }) => code);

describe("sets and precons", () => {
  it.each([
    ["a code, before everything else", "v5", ["V5"]],
    ["the beginning of a name, the newest set first, precons last", "fifth", ["V5A", "V5", "V5:PTr"]],
    ["a part of a name", "tradition", ["KoT", "KoT:B"]],
    ["the name of a precon", "tremere", ["V5:PTr"]],
    ["nothing for print on demand, which is no deck", "drivethru", []],
    ["nothing for an empty text", " ", []],
  ])("are found by %s", (_, text, found) => {
    expect(codes(text)).toEqual(found);
  });

  it("carry their year, unless they have several dates", () => {
    expect(foundSets(CATALOGUE, "tremere", 1)).toEqual([
      { kind: "precon", code: "V5:PTr", name: "Fifth Edition: Tremere", year: "2020" },
    ]);
    expect(foundSets(CATALOGUE, "print on", 1)[0]?.year).toBeUndefined();
  });
});
