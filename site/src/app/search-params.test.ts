import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseSearch, stringifySearch } from "./search-params";

/** Any text without lone surrogates, which a URL cannot contain. */
const text = fc.string({ unit: "binary" });

describe("search parameters", () => {
  it("come back as they were written", () => {
    fc.assert(
      fc.property(fc.dictionary(text, text), (params) => {
        const back = parseSearch(stringifySearch(params));
        expect(Object.entries(back)).toEqual(Object.entries(params));
      }),
    );
  });

  it("are written stably", () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (query) => {
        const once = stringifySearch(parseSearch(query));
        expect(stringifySearch(parseSearch(once))).toBe(once);
      }),
    );
  });

  it("survive the address bar of a browser", () => {
    fc.assert(
      fc.property(text, (q) => {
        const url = new URL(`https://example.org/crypt${stringifySearch({ q })}`);
        expect(parseSearch(url.search)).toEqual({ q });
      }),
    );
  });

  it.each([
    ["a number", "?q=123", { q: "123" }],
    ["a long id", "?card=200001&lang=es", { card: "200001", lang: "es" }],
    ["true", "?q=true", { q: "true" }],
    ["a broken percent-encoding", "?q=100%zz", { q: "100%zz" }],
    ["a lone percent sign", "?q=%", { q: "%" }],
    ["bytes that are no text", "?q=%FF", { q: "\uFFFD" }],
    ["an unescaped JSON text", '?q={"capacity":{"min":4}}', { q: '{"capacity":{"min":4}}' }],
    ["a plus sign for a space", "?q=Theo+Bell", { q: "Theo Bell" }],
    ["a name without a value", "?q", { q: "" }],
    ["the first of two equal names", "?q=a&q=b", { q: "a" }],
    ["nothing", "", {}],
  ])("keeps %s as text", (_what, query, expected) => {
    expect(parseSearch(query)).toEqual(expected);
  });

  it("keep JSON readable", () => {
    const q = JSON.stringify({ text: [{ value: "strength & bleed #1 +1%" }], name: "Rötschreck" });
    const written = stringifySearch({ q });
    expect(written).toContain("q={%22text%22:[{%22value%22:%22");
    expect(written).not.toMatch(/[&#+ ]/);
    expect(written).toContain("%25");
  });

  it("leave out undefined values", () => {
    expect(stringifySearch({ q: undefined, card: 200001, lang: null })).toBe("?card=200001");
    expect(stringifySearch({ q: undefined })).toBe("");
  });

  it("write a lone surrogate as the replacement character", () => {
    expect(parseSearch(stringifySearch({ q: "a\uD800b" }))).toEqual({ q: "a\uFFFDb" });
  });
});
