import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { selectorNameLength, shortName } from "./short-name";

const reader = new Intl.Segmenter("en", { granularity: "grapheme" });
const characters = (text: string) => Array.from(reader.segment(text), ({ segment }) => segment);

it.each([
  [32, false, false],
  [28, true, false],
  [23, false, true],
  [23, true, true],
])("is %i characters long (narrow: %s, inventory: %s)", (length, narrow, inventory) => {
  expect(selectorNameLength({ narrow, inventory })).toBe(length);
});

describe("shortName", () => {
  it.each([
    ["Nana Buruku Goes to War", 23, "Nana Buruku Goes to War"],
    ["Nana Buruku Goes to War!", 23, "Nana Buruku Goes to Wa…"],
    ["Nana Buruku", 6, "Nana…"],
    ["🇩🇪🇫🇷🇪🇸🇧🇷", 3, "🇩🇪🇫🇷…"],
    ["👩‍👩‍👧‍👦👍🏽x", 3, "👩‍👩‍👧‍👦👍🏽x"],
    ["👩‍👩‍👧‍👦👍🏽xy", 3, "👩‍👩‍👧‍👦👍🏽…"],
    ["Ro\u0308tschreck", 3, "Rö…"],
    ["❤️‍🔥❤️‍🔥❤️‍🔥", 2, "❤️‍🔥…"],
  ])("cuts %j to %i", (name, length, short) => {
    expect(shortName(name, length)).toBe(short);
  });

  it("has at most the given number of characters and splits none", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", maxLength: 60 }),
        fc.integer({ min: 2, max: 40 }),
        (name, length) => {
          const short = shortName(name, length);
          const whole = characters(name.normalize("NFC"));
          expect(characters(short).length).toBeLessThanOrEqual(length);
          if (short === name) return;
          expect(short.endsWith("…")).toBe(true);
          const visible = short.slice(0, -1);
          const prefixes = whole.map((_, at) => whole.slice(0, at).join("").trimEnd());
          expect(prefixes).toContain(visible);
        },
      ),
    );
  });
});
