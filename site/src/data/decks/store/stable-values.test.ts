import { expect, it } from "vitest";
import { createStableValues } from "./stable-values";

it("returns the previous value while all members are the same", () => {
  const stable = createStableValues<string, object>();
  const cards = new Map();
  const first = stable("a", { cards, unsent: 1 });
  expect(stable("a", { cards, unsent: 1 })).toBe(first);
  expect(stable("b", { cards, unsent: 1 })).not.toBe(first);
});

it.each([
  ["another member", { unsent: 2 }],
  ["a member more", { unsent: 1, safe: true }],
  ["a member less", {}],
  ["the name of another member", { sent: 1 }],
])("returns a value with %s", (_, next) => {
  const stable = createStableValues<string, object>();
  stable("a", { unsent: 1 });
  expect(stable("a", next)).toBe(next);
});

it("compares lists by their elements", () => {
  const stable = createStableValues<string, readonly number[]>();
  const first = stable("a", [1, 2]);
  expect(stable("a", [1, 2])).toBe(first);
  expect(stable("a", [2, 1])).toEqual([2, 1]);
});
