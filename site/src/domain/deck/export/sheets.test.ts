import { expect, test } from "vitest";
import { copiesOf, findCard } from "../samples/deck-cards";
import { deckSheets } from "./sheets";
import { shownName } from "./written-deck";

test("cards are in stored order, including side lists; unknown ones are left out", () => {
  const cards = new Map([
    ...copiesOf({ 201613: 2 }),
    ...copiesOf({ 200041: 0 }),
    ...copiesOf({ 100135: 1 }),
    ...copiesOf({ 100001: 0 }),
    ...copiesOf({ 199999: 4 }),
  ]);
  const sheets = deckSheets(cards, findCard, shownName);
  expect(
    sheets.map(({ name, rows }) => [name, ...rows.slice(1).map(([copies, card]) => [copies, card])]),
  ).toEqual([
    ["Crypt", [2, "Theo Bell (G6)"], [0, "Alan Sovereign (ADV)"]],
    ["Library", [1, "The Barrens"], [0, ".44 Magnum"]],
  ]);
});

test("every column has a header", () => {
  const [crypt, library] = deckSheets(copiesOf({ 201613: 2, 100119: 3 }), findCard, shownName);
  const cells = (rows: typeof crypt) => rows?.rows[0]?.map((head, at) => `${head}: ${rows.rows[1]?.[at]}`);
  expect(cells(crypt)?.slice(0, 6)).toEqual([
    "Quantity: 2",
    "Card: Theo Bell (G6)",
    "Disciplines: CEL POT PRE aus dom",
    "Capacity: 8",
    "Group: 6",
    "Clan: Brujah",
  ]);
  expect(crypt?.rows[0]?.[6]).toBe("Text");
  expect(cells(library)?.slice(0, 6)).toEqual([
    "Quantity: 3",
    "Card: Awe",
    "Type: Action Modifier",
    "Clan: ",
    "Blood Cost: X",
    "Pool Cost: ",
  ]);
  expect(library?.rows[0]?.[6]).toBe("Text");
});

test("texts have no icons", () => {
  const [, library] = deckSheets(copiesOf({ 100845: 1 }), findCard, shownName);
  expect(findCard(100845)?.text).toMatch(/^\[dom\] \(D\) Bleed with \+2 bleed\.\n\[DOM\] \+1 stealth/);
  expect(library?.rows[1]?.[6]).toMatch(/^\(D\) Bleed with \+2 bleed\.\n\+1 stealth/);
});
