import { describe, expect, it } from "vitest";
import { parseLinkMemory, readLinkMemory, rememberLink } from "./link-memory";

describe("what the tab remembers of the last search and card", () => {
  it.each([
    ["nothing", undefined],
    ["a text", "crypt"],
    ["a list", ["{}"]],
    ["values of other kinds", { crypt: 7, library: null, cards: 200001 }],
  ])("is empty for %s", (_what, raw) => {
    expect(parseLinkMemory(raw)).toEqual({ crypt: undefined, library: undefined, cards: undefined });
  });

  it("comes back as it was stored", () => {
    const memory = { crypt: '{"name":{"value":"Theo"}}', library: undefined, cards: "201362" };
    expect(parseLinkMemory(JSON.parse(JSON.stringify(memory)))).toEqual(memory);
  });

  it("remembers each page by itself, and forgets a search that is back at its defaults", () => {
    rememberLink({ crypt: '{"group":{"5":true}}' });
    rememberLink({ library: '{"type":{"value":["event"]}}', cards: "100001" });
    rememberLink({ crypt: undefined });
    expect(readLinkMemory()).toEqual({
      crypt: undefined,
      library: '{"type":{"value":["event"]}}',
      cards: "100001",
    });
  });
});
