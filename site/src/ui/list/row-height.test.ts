import { expect, test } from "vitest";
import { heightFor } from "./row-height";

const ROWS = { narrowBelow: 38.75, wide: 2.375, narrow: 3.75, tight: { below: 12.5, height: 5.75 } };

test.each([
  [60, 2.375],
  [38.75, 2.375],
  [38, 3.75],
  [12.5, 3.75],
  [11.4, 5.75],
])("a list %d rem wide has rows of %d rem", (width, height) => {
  expect(heightFor(width, ROWS)).toBe(height);
});
