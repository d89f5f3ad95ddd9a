import { expect, test } from "vitest";
import { titleName, votesOf } from "./titles";

test.each([
  ["", 0],
  ["prince", 2],
  ["inner circle", 4],
  ["kholo", 2],
  ["2 votes", 2],
  ["emperor", undefined],
])("%s has %s votes", (title, votes) => {
  expect(votesOf(title)).toBe(votes);
});

test.each([
  ["inner circle", "Inner Circle"],
  ["prince", "Prince"],
  ["1 vote", "1 vote (titled)"],
])("capitalizes %s", (title, name) => {
  expect(titleName(title)).toBe(name);
});
