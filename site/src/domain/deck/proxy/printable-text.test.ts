import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isPrintable, printableText } from "./printable-text";

describe("text for the fonts of a PDF", () => {
  it.each([
    ["Theo Bell", "Theo Bell"],
    ["Œuvre “Ž” – Smiling Jack…", "Œuvre “Ž” – Smiling Jack…"],
    ["Bolesław Gutowski", "Bolesław Gutowski"],
    ["Věnceslava, The Implacable", "Věnceslava, The Implacable"],
    ["Erdo\u030bs", "Erdős"],
    ["≤ 4 → −1", "≤ 4 → −1"],
    ["Ⓓ action", "(D) action"],
    ["Nguyễn", "Nguyên".replace("ê", "e")],
    ["ﬁ", "f"],
    ["Ἀ", "?"],
  ])("prints %s as %s", (source, text) => {
    expect(printableText(source)).toBe(text);
  });

  it("contains only characters of the fonts", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (source) => {
        expect([...printableText(source)].every(isPrintable)).toBe(true);
      }),
    );
  });
});
