import { describe, expect, it } from "vitest";
import type { NameIndex } from "../../generated/published";
import { cardOfDay } from "./card-of-day";

const CARDS: NameIndex = {
  cards: Array.from({ length: 4149 }, (_, id) => ({ id, name: `Card ${id}`, initials: "c" })),
};
const START = Date.parse("2026-01-01");
const days = Array.from({ length: 365 }, (_, day) =>
  new Date(START + day * 86_400_000).toISOString().slice(0, 10),
);

describe("the card of the day", () => {
  it("is the same all day", () => {
    expect(cardOfDay(CARDS, "2026-11-24")).toEqual(cardOfDay(CARDS, "2026-11-24"));
  });

  it("changes daily, and returns on few days of a year", () => {
    const drawn = days.map((day) => cardOfDay(CARDS, day)?.id);
    expect(drawn).not.toContain(undefined);
    expect(drawn.some((id, day) => id === drawn[day - 1])).toBe(false);
    expect(new Set(drawn).size).toBeGreaterThan(330);
  });

  it("comes from the first and the last cards alike", () => {
    const drawn = days.map((day) => cardOfDay(CARDS, day)?.id ?? 0);
    expect(Math.min(...drawn)).toBeLessThan(100);
    expect(Math.max(...drawn)).toBeGreaterThan(4049);
  });

  it("is none without cards", () => {
    expect(cardOfDay({ cards: [] }, "2026-11-24")).toBeUndefined();
  });
});
