import { expect, test } from "vitest";
import { Facet } from "./facets";
import { listed } from "./positions";

test("a facet decodes the cards of a value, and has none for unknown values", () => {
  const facet = new Facet({ "Tim Bradstreet": [1, 2], "Ken Meyer Jr.": [0] }, 4);
  expect(listed(facet.members("Tim Bradstreet"))).toEqual([1, 3]);
  expect(listed(facet.members("nobody"))).toEqual([]);
  expect([facet.has("Ken Meyer Jr."), facet.has("nobody")]).toEqual([true, false]);
});

test("the values are always the same array, so that fields render only when they change", () => {
  const facet = new Facet({ "Tim Bradstreet": [0], "Ken Meyer Jr.": [1] }, 2);
  expect(facet.values).toEqual(["Tim Bradstreet", "Ken Meyer Jr."]);
  expect(facet.values).toBe(facet.values);
});
