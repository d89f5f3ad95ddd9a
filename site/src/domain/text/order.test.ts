import fc from "fast-check";
import { expect, it } from "vitest";
import { fold } from "../name/fold";
import { byCharacters, englishOrder, inEnglishOrder } from "./order";

it("ignores case and diacritics", () => {
  const names = ["Zoe", "École", "anna", "Ann", "Ébène", "ebon", "Žižka", "ABC"];
  expect(inEnglishOrder(names)).toEqual(["ABC", "Ann", "anna", "Ébène", "ebon", "École", "Žižka", "Zoe"]);
});

it("equals comparing the folded words, and keeps all words", () => {
  const word = fc.string({ unit: "grapheme" }).filter((text) => !text.includes("\0"));
  fc.assert(
    fc.property(fc.array(word), (words) => {
      const expected = words.toSorted(
        (one, other) => byCharacters(fold(one), fold(other)) || byCharacters(one, other),
      );
      expect(inEnglishOrder(words)).toEqual(expected);
      expect(words.toSorted(englishOrder())).toEqual(expected);
    }),
  );
});
