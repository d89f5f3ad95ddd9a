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
])("of %j %i bytes are %j", (text, most, kept) => {
  expect(cutBytes(text, most)).toBe(kept);
});

test("as much as fits is kept", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.nat(60), (text, most) => {
      const kept = cutBytes(text, most);
      const next = [...text.slice(kept.length)][0] ?? "";
      expect(text.startsWith(kept)).toBe(true);
      expect(bytes(kept)).toBeLessThanOrEqual(most);
      if (next !== "") expect(bytes(kept + next)).toBeGreaterThan(most);
    }),
  );
});
