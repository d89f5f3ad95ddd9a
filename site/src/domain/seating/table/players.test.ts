import { describe, expect, it } from "vitest";
import { rowOf } from "./evening.test.support";
import {
  addPlayer,
  changedRow,
  duplicateNames,
  firstPlayers,
  freeName,
  MAX_ROWS,
  type RowChange,
} from "./players";

const defaultName = (row: number) => `Player ${row}`;
const name = (text: string): RowChange => ({ kind: "name", text });
const SWITCH: RowChange = { kind: "enabled", defaultName: "Player 3" };
const DICE: RowChange = { kind: "random" };

it("begins with five players", () => {
  expect(firstPlayers(defaultName).map((player) => player.name)).toEqual([
    ...["Player 1", "Player 2", "Player 3", "Player 4", "Player 5"],
  ]);
  expect(firstPlayers(defaultName).every(({ enabled, random }) => enabled && !random)).toBe(true);
});

describe("a row", () => {
  /** Before → change → after; see `rowOf`. */
  const CHANGES: readonly (readonly [string, RowChange, string])[] = [
    ["-", name("Anna"), "Anna"],
    ["Ben?", name("Anna"), "Anna"],
    ["Anna", name(""), "-"],
    ["Anna", name("  "), "-"],
    ["Anna", SWITCH, "-Anna"],
    ["-Anna", SWITCH, "Anna"],
    ["-", SWITCH, "Player 3"],
    ["-?", SWITCH, "Player 3?"],
    ["Anna", DICE, "Anna?"],
    ["Anna?", DICE, "Anna"],
    ["-Anna", DICE, "Anna?"],
    ["-Anna?", DICE, "-Anna"],
  ];

  it.each(CHANGES)("%s changes by %o to %s", (before, change, after) => {
    expect(changedRow(rowOf(before), change)).toEqual(rowOf(after));
  });

  it("keeps 60 characters of a name", () => {
    expect(changedRow(rowOf("-"), name("🧛".repeat(61))).name).toBe("🧛".repeat(60));
  });
});

it("adds a player with the number of the row, up to the last row", () => {
  const five = firstPlayers(defaultName);
  expect(addPlayer(five, defaultName).at(-1)).toEqual(rowOf("Player 6"));
  const all = Array.from({ length: MAX_ROWS }, () => rowOf("Anna"));
  expect(addPlayer(all, defaultName)).toBe(all);
});

it("gives no name that somebody has", () => {
  const rows = ["Player 1", "Player 3", "player 4 ", "Player 5"].map(rowOf);
  expect(addPlayer(rows, defaultName).at(-1)).toEqual(rowOf("Player 6"));
  expect(freeName(rows, 2, defaultName)).toBe("Player 2");
  expect(freeName(rows, 3, defaultName)).toBe("Player 6");
});

it("names duplicates once, by the letters that people see", () => {
  const rows = ["Anna", "anna ", "ANNA", "Ben", "-Ben", "", "", "Jose\u0301", "Jos\u00e9?"];
  expect(duplicateNames(rows.map(rowOf))).toEqual(["ANNA", "Jos\u00e9"]);
});
