import { describe, expect, it } from "vitest";
import { DeckFinder } from "./found-decks";

/** Newest first. */
const FINDER = new DeckFinder({
  ids: ["d4", "d3", "d2", "d1"],
  names: ["", "Ventrue Grinder", "Grinding", "Álvaro's Wall"],
  dates: [4, 3, 2, 1],
  events: ["Grand Prix Lyon", "EC 2019"],
  eventOf: [0, 1, 1, 0],
  winners: ["Martin Weinmayer", "Álvaro García"],
  winnerOf: [1, 0, 0, 1],
});
const ids = (text: string, limit = 9) => FINDER.find(text, limit).map(({ id }) => id);

describe("winning decks", () => {
  it.each([
    ["a name before winners and events", "grind", ["d3", "d2"]],
    ["a winner, whatever the accents", "alvaro", ["d1", "d4"]],
    ["an event", "lyon", ["d4", "d1"]],
    ["words of winner and event together", "weinmayer 2019", ["d3", "d2"]],
    ["nothing for a word that is nowhere", "weinmayer 2020", []],
    ["nothing for an empty text", "  ", []],
  ])("are found by %s", (_, text, found) => {
    expect(ids(text)).toEqual(found);
  });

  it("are limited, the best first", () => {
    expect(ids("a", 2)).toEqual(["d1", "d4"]);
  });

  it("carry what is shown of them", () => {
    expect(FINDER.find("ventrue", 1)).toEqual([
      { id: "d3", name: "Ventrue Grinder", winner: "Martin Weinmayer", event: "EC 2019" },
    ]);
  });
});
