import { expect, it } from "vitest";
import { seededSource } from "./random";
import { newSeedWord, readSeedWord } from "./seed-word";

it("makes five letters and digits that do not look alike, and reads them", () => {
  const random = seededSource("device");
  for (let count = 0; count < 100; count++) {
    const word = newSeedWord(random);
    expect(word).toMatch(/^[2-9A-HJ-NP-Z]{5}$/);
    expect(readSeedWord(word)).toBe(word);
  }
});

it.each([
  [" elysium ", "ELYSIUM"],
  ["k7-q2x", "K7Q2X"],
  ["é 李", "É李"],
  [" - ", ""],
  ["x".repeat(30), "X".repeat(20)],
])("reads %j as %s", (text, word) => {
  expect(readSeedWord(text)).toBe(word);
  expect(readSeedWord(word)).toBe(word);
});
