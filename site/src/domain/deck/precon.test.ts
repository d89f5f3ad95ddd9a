import { describe, expect, it } from "vitest";
import { SAMPLE_SETS } from "../samples/bases";
import { buildPrecon, listPrecons, preconSearch } from "./precon";
import { asDeckId } from "./url/deck-route";

const LISTS = {
  decks: {
    "V5:PTr": { "201628": 2, "100845": 6, "no card": 1 },
    "LK:": { "201664": 3 },
    "KoT:A": { "201400": 1 },
    "POD:DTC": { "100001": 1 },
  },
};
const build = (id: string) => buildPrecon(asDeckId(id), SAMPLE_SETS, LISTS);

describe("buildPrecon", () => {
  it.each([
    ["V5:PTr", "Fifth Edition: Tremere", "Preconstructed from Fifth Edition (2020-11-30)"],
    ["LK:", "Lost Kindred", "Preconstructed from Lost Kindred (2018-06-09)"],
    [
      "KoT:A",
      "Keepers of Tradition: Reprint Bundle 1",
      "Preconstructed from Keepers of Tradition (2018-05-05)",
    ],
    ["POD:DTC", "Print on Demand: DriveThruCards", "Preconstructed from Print on Demand"],
  ])("names %s", (id, name, description) => {
    expect(build(id)).toMatchObject({ id, name, description, author: "VTES Team" });
  });

  it("reads the codes of other sites", () => {
    expect(build("v5:ptr")?.id).toBe("V5:PTr");
    expect(build("KOTR:A")?.id).toBe("KoT:A");
  });

  it("has the published cards and no owner", () => {
    const deck = build("V5:PTr");
    expect([...(deck?.cards ?? [])]).toEqual([
      [100845, 6],
      [201628, 2],
    ]);
    expect(deck).toMatchObject({ isAuthor: false, isNonEditable: true, publicParent: false });
  });

  it.each(["V5:PXy", "Nowhere:PTr", "V5", "", ":", "V5:", "__proto__:x"])("has no precon %j", (id) => {
    expect(build(id)).toBeUndefined();
  });
});

describe("listPrecons", () => {
  const all = listPrecons(SAMPLE_SETS);

  it("lists products newest first, bundles at their own dates, without print-on-demand catalogs", () => {
    const days = all.map(({ date }) => date ?? "");
    expect(days).toEqual(days.toSorted().toReversed());
    expect(all.find(({ id }) => id === "KoT:A")).toMatchObject({ kind: "bundle", date: "2018-05-05" });
    expect(all.find(({ id }) => id === "LK:")).toMatchObject({ name: "Lost Kindred", kind: "fixed-pack" });
    expect(all.find(({ id }) => id === "POD:DTC")).toBeUndefined();
  });

  it.each([
    ["KoT:PB", ["KoT", "2008", "'08"]],
    ["KoT:A", ["KoT", "2018", "'18"]],
  ])("finds %s by %j", (id, words) => {
    const precon = all.find((one) => one.id === id);
    for (const word of words) expect(precon && preconSearch(precon)).toContain(word);
  });
});
