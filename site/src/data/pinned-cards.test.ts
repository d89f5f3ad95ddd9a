import { describe, expect, it } from "vitest";
import { parsePinned } from "./pinned-cards";

describe("the compare tray of a reloaded page", () => {
  it("holds its cards in the order they were pinned", () => {
    expect(parsePinned([200478, 100001, 200106])).toEqual([200478, 100001, 200106]);
  });

  it.each([
    ["nothing", undefined, []],
    ["no list", { 0: 200001 }, []],
    ["a card twice", [200001, 200001], [200001]],
    ["what is no card id", [200001, "200002", 7, 200001.5, null, Number.NaN], [200001]],
  ])("survives %s", (_what, raw, ids) => {
    expect(parsePinned(raw)).toEqual(ids);
  });
});
