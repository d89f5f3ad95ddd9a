import fc from "fast-check";
import { expect, test } from "vitest";
import { seededSource } from "../../random";
import { formatSeed, newSeed, readSeed } from "./seed";

test.each([
  ["K7Q2X-MP4XA", { crypt: "K7Q2X", library: "MP4XA" }],
  [" k7q2x - mp4xa ", { crypt: "K7Q2X", library: "MP4XA" }],
  ["elysium", { crypt: "ELYSIUM", library: "ELYSIUM" }],
  ["Ärger im Elysium!", { crypt: "ÄRGERIMELYSIUM", library: "ÄRGERIMELYSIUM" }],
  ["a-b-c", { crypt: "A", library: "BC" }],
  ["-b", { crypt: "B", library: "B" }],
  ["a-", { crypt: "A", library: "A" }],
  ["", undefined],
  [" – -!", undefined],
  ["x".repeat(30), { crypt: "X".repeat(20), library: "X".repeat(20) }],
])("%j is read as %o", (text, seed) => {
  expect(readSeed(text)).toEqual(seed);
});

test("decomposed characters are equal to composed ones", () => {
  expect(readSeed("A\u0308rger")).toEqual(readSeed("\u00c4rger"));
});

test("a new seed is read back as written", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const seed = newSeed(seededSource(text));
      expect(formatSeed(seed)).toMatch(/^[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/);
      expect(readSeed(formatSeed(seed))).toEqual(seed);
    }),
  );
});

test("a seed is normalized once, whatever was typed", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const seed = readSeed(text);
      if (seed !== undefined) expect(readSeed(formatSeed(seed))).toEqual(seed);
    }),
  );
});
