import { expect, test } from "vitest";
import { asCardId, isCrypt, isPlaytestId } from "./ids";

test.each([
  ["200076", 200076, true],
  [201362, 201362, true],
  ["100001", 100001, false],
  [199999, 199999, false],
] as const)("reads %s as a card id", (written, id, crypt) => {
  const read = asCardId(written);
  expect(read).toBe(id);
  expect(read !== undefined && isCrypt(read)).toBe(crypt);
});

test.each([
  "",
  "abc",
  "20007",
  "2000761",
  "200000",
  200_000,
  99_999,
  300_000,
  200_076.5,
  null,
  undefined,
  "1e5",
])("rejects %s", (written) => {
  expect(asCardId(written)).toBeUndefined();
});

test.each([
  [200_076, false],
  [210_001, true],
  [102_365, false],
  [110_001, true],
])("recognizes whether %s is a playtest card", (written, playtest) => {
  const id = asCardId(written);
  expect(id !== undefined && isPlaytestId(id)).toBe(playtest);
});
