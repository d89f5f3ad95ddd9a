import { expect, it } from "vitest";
import { stepped } from "./stepped";

it.each([
  ["a card that is not in the deck comes into it", undefined, 1, 1],
  ["a card that is not in the deck cannot leave it", undefined, -1, undefined],
  ["a considered card is played", 0, 1, 1],
  ["a considered card leaves the deck", 0, -1, -1],
  ["the last copy goes, the card stays considered", 1, -1, 0],
  ["there are never more than the server takes", 999, 1, undefined],
  ["from there one goes down as ever", 999, -1, 998],
] as const)("%s", (_rule, copies, step, next) => {
  expect(stepped(copies, step)).toBe(next);
});
