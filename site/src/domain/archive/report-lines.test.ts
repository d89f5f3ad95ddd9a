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

test("an empty text is told what comes, also after the first empty line", () => {
  expect(lineNames("")).toEqual([...FIRST, "scores", "blank", "deck-name", "description"]);
});

test("further lines are what they begin with; the cards have no names", () => {
  const more = ["-- 2gw8 + 1", "", "Deck Name: Guns", "Created by: Bob", "Description: one", "two", ""];
  const text = [...HEAD, ...more, "Crypt (12 cards)", "-----", "12x Anarch Convert"].join("\n");
  expect(lineNames(text)).toEqual([
    ...FIRST,
    ...["scores", undefined, "deck-name", "author", "description", undefined, undefined],
  ]);
});

test("lines of more than 90 characters are told by number, cards are not", () => {
  const long = "x".repeat(91);
  const text = [...HEAD, `Deck Name: ${long}`, "x".repeat(90), long, "Crypt (12 cards)", long].join("\r\n");
  expect(longLines(text)).toEqual([9, 11]);
});
