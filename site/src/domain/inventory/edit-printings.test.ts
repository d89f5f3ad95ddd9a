import { expect, test } from "vitest";
import { placedCopies, unplacedPrinting, withPrinting } from "./edit-printings";

const GERMAN_V5 = { set: "V5", language: "de", copies: 2 };
const FN = { set: "FN", language: "en", copies: 3 };
const BOTH = [FN, GERMAN_V5];

test("the copies of all printings add up", () => {
  expect(placedCopies([])).toBe(0);
  expect(placedCopies(BOTH)).toBe(5);
});

test.each([
  ["a new one is added at the end", 2, { ...FN, set: "CE" }, [...BOTH, { ...FN, set: "CE" }]],
  ["one is changed in its place", 0, { ...FN, copies: 1 }, [{ ...FN, copies: 1 }, GERMAN_V5]],
  ["one without copies is removed", 0, { ...FN, copies: 0 }, [GERMAN_V5]],
  ["one that becomes the same as another is merged", 1, { ...FN, copies: 2 }, [{ ...FN, copies: 5 }]],
  ["a new one that exists is merged", 2, { ...FN, copies: 1 }, [GERMAN_V5, { ...FN, copies: 4 }]],
])("%s", (_what, index, next, expected) => {
  expect(withPrinting(BOTH, index, next)).toEqual(expected);
});

test("a new printing is the first pair that is free", () => {
  expect(unplacedPrinting([], ["FN", "CE"], ["en", "fr"])).toEqual({ set: "FN", language: "en" });
  expect(unplacedPrinting([FN], ["FN", "CE"], ["en", "fr"])).toEqual({ set: "CE", language: "en" });
  expect(unplacedPrinting([FN], ["FN"], ["en", "fr"])).toEqual({ set: "FN", language: "fr" });
  expect(unplacedPrinting([FN], ["FN"], ["en"])).toBeUndefined();
});
