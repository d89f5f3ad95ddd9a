import { expect, test } from "vitest";
import { copiesOf, findCard } from "../samples/deck-cards";
import { deckSheets } from "./sheets";
import { shownName } from "./written-deck";

test("cards stand in the order they are kept, the side lists among them; unknown ones are left out", () => {
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

test("texts stand without their icons", () => {
  const [, library] = deckSheets(copiesOf({ 100845: 1 }), findCard, shownName);
  expect(findCard(100845)?.text).toMatch(/^\[dom\] \(D\) Bleed with \+2 bleed\.\n\[DOM\] \+1 stealth/);
  expect(library?.rows[1]?.[6]).toMatch(/^\(D\) Bleed with \+2 bleed\.\n\+1 stealth/);
});
