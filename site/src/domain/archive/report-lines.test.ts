import { expect, test } from "vitest";
import { lineNames, longLines } from "./report-lines";

const HEAD = [
  "Cup",
  "Lyon, France",
  "May 3rd 2026",
  "3R+F",
  "20 players",
  "Ann",
  "https://example.org/1",
  "",
];
const FIRST = ["event", "location", "date", "format", "players", "winner", "link", "blank"];

test("after the last line, also an empty one, the next expected lines are named", () => {
  expect(lineNames("")).toEqual([...FIRST, "scores", "blank", "deck-name", "description"]);
});

test("lines after the head are identified by how they begin; card lines have no name", () => {
  const more = ["-- 2gw8 + 1", "", "Deck Name: Guns", "Created by: Bob", "Description: one", "two", ""];
  const text = [...HEAD, ...more, "Crypt (12 cards)", "-----", "12x Anarch Convert"].join("\n");
  expect(lineNames(text)).toEqual([
    ...FIRST,
    ...["scores", undefined, "deck-name", "author", "description", undefined, undefined],
  ]);
});

test("lines of more than 90 characters are listed by number, except cards", () => {
  const long = "x".repeat(91);
  const text = [...HEAD, `Deck Name: ${long}`, "x".repeat(90), long, "Crypt (12 cards)", long].join("\r\n");
  expect(longLines(text)).toEqual([9, 11]);
});
