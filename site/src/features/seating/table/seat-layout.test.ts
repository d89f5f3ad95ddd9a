import { expect, it } from "vitest";
import { SEATS } from "./seat-layout";

/** Places clockwise, from the top. */
const CLOCKWISE = ["t", "tr", "mr", "br", "b", "bl", "ml", "tl"];

it.each([3, 4, 5, 6])("seats %i players clockwise, each at a place of their own", (size) => {
  const turns = (SEATS[size] ?? []).map(({ place }) => CLOCKWISE.indexOf(place));
  expect(turns).toHaveLength(size);
  const first = turns[0] ?? 0;
  const fromFirst = turns.map((turn) => (turn - first + CLOCKWISE.length) % CLOCKWISE.length);
  expect(fromFirst).toEqual(fromFirst.toSorted((one, other) => one - other));
  expect(new Set(turns).size).toBe(size);
});
