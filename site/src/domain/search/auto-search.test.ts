import { expect, test } from "vitest";
import { searchesAutomatically } from "./auto-search";
import { BLANK_ROW } from "./shared/text-row";

test.each([
  [[], true],
  [[""], true],
  [["a"], false],
  [["ab"], false],
  [["abc"], true],
  [["abc", "d"], true],
  [["ab", "cde"], false],
] as const)("a search for %o runs automatically: %s", (values, runs) => {
  expect(searchesAutomatically(values.map((value) => ({ ...BLANK_ROW, value })))).toBe(runs);
});
