import { describe, expect, it } from "vitest";
import { SAMPLE_LIBRARY, SAMPLE_SETS } from "../../domain/samples/bases";
import { isSearchable, printingCodes, setPrintings } from "./printings";

function printings(name: string) {
  const card = SAMPLE_LIBRARY.find((candidate) => candidate.name === name);
  if (!card) throw new Error(`${name} is no sample card`);
  return setPrintings(card.sets, SAMPLE_SETS);
}

describe("the printings of Govern the Unaligned", () => {
  const all = printings("Govern the Unaligned");
  const token = (code: string) => {
    const printing = all.find((candidate) => candidate.code === code);
    return printing && printingCodes(printing);
  };

  it.each([
    ["Jyhad", "C", "a booster printing by its rarity"],
    ["CE", "C/PV", "a set with boosters and precons by both"],
    ["V5", "PL/PM/PTr", "a set of precons by their codes"],
    ["25th", "", "a fixed product by the set alone"],
  ])("show %s as %j: %s", (code, codes) => {
    expect(token(code)).toBe(codes);
  });

  it("start with the oldest set", () => {
    expect(all[0]?.code).toBe("Jyhad");
    expect(all.map(({ set }) => set?.date ?? "9999")).toEqual(
      all.map(({ set }) => set?.date ?? "9999").toSorted(),
    );
  });

  it("have the copies in each precon", () => {
    const fifth = all.find(({ code }) => code === "V5")?.precons;
    expect(fifth?.map(({ code, precon, copies }) => [code, precon?.name, copies])).toEqual([
      ["PL", "Lasombra", 7],
      ["PM", "Malkavian", 12],
      ["PTr", "Tremere", 12],
    ]);
  });
});

describe("the products of a printing", () => {
  it("can be searched, except print on demand", () => {
    expect(isSearchable(SAMPLE_SETS.sets.V5?.precons.PTr)).toBe(true);
    expect(isSearchable({ name: "DriveThruCards", kind: "pod", crypt: 436, library: 507 })).toBe(false);
    expect(isSearchable(undefined)).toBe(false);
  });
});
