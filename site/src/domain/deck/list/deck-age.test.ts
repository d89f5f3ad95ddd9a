import { expect, it } from "vitest";
import { deckAge } from "./deck-age";

const NOW = Date.parse("2026-11-21T12:00:00Z");

it.each([
  ["2026-11-21T15:00:00Z", "3 hours ahead", undefined],
  ["2026-11-21T12:00:00Z", "now", undefined],
  ["2026-11-20T12:00:01Z", "a day but a second", undefined],
  ["2026-11-20T12:00:00Z", "a day", { unit: "days", count: 1 }],
  ["2026-11-16T12:00:00Z", "5 days", { unit: "days", count: 5 }],
  ["2026-11-15T12:00:00Z", "6 days", { unit: "weeks", count: 1 }],
  ["2026-11-08T12:00:00Z", "13 days", { unit: "weeks", count: 1 }],
  ["2026-11-07T12:00:00Z", "14 days", { unit: "weeks", count: 2 }],
  ["2026-10-22T12:00:00Z", "30 days", { unit: "weeks", count: 4 }],
  ["2026-10-21T12:00:00Z", "31 days", { unit: "months", count: 1 }],
  ["2026-09-22T12:00:00Z", "60 days", { unit: "months", count: 2 }],
  ["2026-08-23T12:00:00Z", "90 days", { unit: "months", count: 3 }],
  ["2026-08-22T12:00:00Z", "91 days", { unit: "date", date: "2026-08-22T12:00:00Z" }],
  ["", "no date", undefined],
] as const)("%s (%s) is shown as %j", (changed, _ago, age) => {
  expect(deckAge(changed, NOW)).toEqual(age);
});
