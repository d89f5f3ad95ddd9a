import fc from "fast-check";
import { expect, test } from "vitest";
import { cutBytes } from "./byte-length";

const bytes = (text: string) => new TextEncoder().encode(text).length;

test.each([
  ["Vote", 4, "Vote"],
  ["Vote", 3, "Vot"],
  ["é", 1, ""],
  ["Théo", 4, "Thé"],
  ["日本", 5, "日"],
  ["🦇🦇", 7, "🦇"],
  ["", 0, ""],
])("cuts %j to %i bytes: %j", (text, max, result) => {
  expect(cutBytes(text, max)).toBe(result);
});

test("the longest beginning that fits is returned", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.nat(60), (text, max) => {
      const result = cutBytes(text, max);
      const next = [...text.slice(result.length)][0] ?? "";
      expect(text.startsWith(result)).toBe(true);
      expect(bytes(result)).toBeLessThanOrEqual(max);
      if (next !== "") expect(bytes(result + next)).toBeGreaterThan(max);
    }),
  );
});
