import { expect, it } from "vitest";
import { stepped } from "./stepped";

it.each([
  ["an absent card is added", undefined, 1, 1],
  ["an absent card cannot be removed", undefined, -1, undefined],
  ["a considered card is played", 0, 1, 1],
  ["a considered card leaves the deck", 0, -1, -1],
  ["without its last copy the card stays considered", 1, -1, 0],
  ["copies are limited to the maximum of the server", 999, 1, undefined],
  ["the maximum can be decreased", 999, -1, 998],
] as const)("%s", (_rule, copies, step, next) => {
  expect(stepped(copies, step)).toBe(next);
});

it("follows another maximum", () => {
  expect([stepped(1500, 1, 9999), stepped(9999, 1, 9999)]).toEqual([1501, undefined]);
});
