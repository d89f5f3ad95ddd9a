import { expect, it } from "vitest";
import { eveningSizes, needsJoiner } from "./evening-sizes";

/** docs/rules/seating.md §5.3 */
const SIZES: readonly (readonly [entries: number, sizes: string])[] = [
  [3, "3"],
  [4, "4"],
  [5, "5"],
  [6, "6"],
  [7, "4+4"],
  [8, "4+4"],
  [9, "5+4"],
  [10, "5+5"],
  [11, "4+4+4"],
  [12, "4+4+4"],
  [13, "5+4+4"],
  [14, "5+5+4"],
  [15, "5+5+5"],
  [16, "4+4+4+4"],
  [17, "5+4+4+4"],
  [18, "5+5+4+4"],
  [19, "5+5+5+4"],
  [20, "5+5+5+5"],
  [21, "5+4+4+4+4"],
  [59, "5+5+5+5+5+5+5+5+5+5+5+4"],
  [60, "5+5+5+5+5+5+5+5+5+5+5+5"],
];

it.each(SIZES)("%i entries sit at tables of %s", (entries, sizes) => {
  expect(eveningSizes(entries)?.join("+")).toBe(sizes);
});

it.each([0, 1, 2])("%i entries have no table", (entries) => {
  expect(eveningSizes(entries)).toBeUndefined();
});

it("seats everybody, and one more with 7 and with 11", () => {
  for (let entries = 3; entries <= 60; entries++) {
    const seats = eveningSizes(entries)?.reduce((sum, size) => sum + size, 0);
    expect(seats).toBe(entries + Number(needsJoiner(entries)));
  }
  expect([6, 7, 8, 10, 11, 12].filter(needsJoiner)).toEqual([7, 11]);
});
