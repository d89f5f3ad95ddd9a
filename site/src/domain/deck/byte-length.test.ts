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
])("cuts %j to %i bytes: %j", (text, most, result) => {
  expect(cutBytes(text, most)).toBe(result);
});

test("the longest beginning that fits is returned", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.nat(60), (text, most) => {
      const result = cutBytes(text, most);
      const next = [...text.slice(result.length)][0] ?? "";
      expect(text.startsWith(result)).toBe(true);
      expect(bytes(result)).toBeLessThanOrEqual(most);
      if (next !== "") expect(bytes(result + next)).toBeGreaterThan(most);
    }),
  );
});
