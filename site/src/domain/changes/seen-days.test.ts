import { expect, it } from "vitest";
import { MAX_SEEN, parseSeenDays, withSeenDay } from "./seen-days";

it.each([null, undefined, 3, "x", {}, [[1, "2026-05-01"]], [["a", "yesterday"]], [["a"]], [null]])(
  "reads nothing from %j",
  (raw) => {
    expect(parseSeenDays(raw).size).toBe(0);
  },
);

it("remembers the decks that were opened last", () => {
  let days = parseSeenDays([]);
  for (let deck = 0; deck <= MAX_SEEN; deck += 1) days = withSeenDay(days, `deck ${deck}`, "2026-05-01");
  expect(days.size).toBe(MAX_SEEN);
  expect(days.has("deck 0")).toBe(false);
  days = withSeenDay(days, "deck 1", "2026-06-01");
  days = withSeenDay(days, "another", "2026-06-01");
  expect(days.get("deck 1")).toBe("2026-06-01");
  expect(days.has("deck 2")).toBe(false);
  expect(parseSeenDays(JSON.parse(JSON.stringify([...days])))).toEqual(days);
});
