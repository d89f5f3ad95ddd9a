import { describe, expect, it } from "vitest";
import { rowOf } from "./evening.test.support";
import { fillRows, namesIn } from "./pasted-names";
import { MAX_ROWS } from "./players";

const defaultName = (row: number) => `Player ${row}`;
const fill = (rows: readonly string[], names: readonly string[], from = 0) =>
  fillRows(rows.map(rowOf), names, { from, defaultName });
const rowsOf = ({ players }: ReturnType<typeof fill>) =>
  players.map(({ name, enabled, random }) => `${enabled ? "" : "-"}${name}${random ? "?" : ""}`);

it.each([
  ["Anna\nBen\r\n\n  Carla  \n", ["Anna", "Ben", "Carla"]],
  ["1. Anna\n2) Ben\n- Carla\n• Dmitri", ["Anna", "Ben", "Carla", "Dmitri"]],
  ["Anna\tBen", ["Anna", "Ben"]],
  ["Anna Maria, Ben", ["Anna Maria, Ben"]],
  ["007\nBen  the \u202e Bold", ["007", "Ben the Bold"]],
  [" \n\u200b\n", []],
])("reads the names in %j", (text, names) => {
  expect(namesIn(text)).toEqual(names);
});

describe("pasted names", () => {
  it("take the rows that nobody has named, then further ones", () => {
    const rows = ["Anna", "Player 2", "-", "Player 9?", "Player 5"];
    expect(rowsOf(fill(rows, ["Ben", "Carla", "Dmitri", "Eva", "Fabio"]))).toEqual([
      ...["Anna", "Ben", "Carla", "Dmitri?", "Eva", "Fabio"],
    ]);
  });

  it("switch off the rows that stay without a name, but not random decks", () => {
    const rows = ["Player 1", "Player 2", "Player 3", "Player 4?", "Player 5"];
    expect(rowsOf(fill(rows, ["Anna", "Ben", "Carla"]))).toEqual([
      ...["Anna", "Ben", "Carla", "Player 4?", "-Player 5"],
    ]);
    expect(rowsOf(fill(rows, []))).toEqual(rows);
  });

  it("begin at the row of the field", () => {
    expect(rowsOf(fill(["Player 1", "Player 2", "Player 3"], ["Ben", "Carla"], 1))).toEqual([
      ...["Player 1", "Ben", "Carla"],
    ]);
  });

  it("are refused by name when they are there, twice, too long or too many", () => {
    const long = "x".repeat(61);
    const found = fill(["Anna", "Player 2"], ["anna", "Ben", long, "Ben", "Carla"]);
    expect(rowsOf(found)).toEqual(["Anna", "Ben", "Carla"]);
    expect(found).toMatchObject({ filled: 2, duplicates: ["anna", "Ben"], long: [long], tooMany: [] });
    const many = Array.from({ length: MAX_ROWS + 2 }, (_, index) => `N${index}`);
    expect(fill([], many)).toMatchObject({ filled: MAX_ROWS, tooMany: ["N60", "N61"] });
    expect(fill([], many).players).toHaveLength(MAX_ROWS);
  });
});
