import { expect, test } from "vitest";
import type { LibraryCard } from "../../card/card";
import { SAMPLE_LIBRARY } from "../../samples/bases";
import type { LibraryCopies } from "./copies";
import { libraryGroups } from "./library-groups";

function card(name: string, changes: Partial<LibraryCard> = {}): LibraryCard {
  const found = SAMPLE_LIBRARY.find((one) => one.name === name);
  if (found === undefined) throw new Error(`no sample card ${name}`);
  return { ...found, ...changes };
}

const LIBRARY: LibraryCopies = [
  { card: card("Deflection"), copies: 6 },
  { card: card("Bliss"), copies: 2 },
  { card: card("Adhocracy"), copies: 1 },
  { card: card("Second Tradition: Domain"), copies: 7 },
  { card: card("Create Gargoyle"), copies: 3 },
  { card: card("Clandestine Contract"), copies: 1 },
  { card: card(".44 Magnum"), copies: 4 },
  { card: card("Privileged Position", { trifle: true }), copies: 5 },
];

test("disciplines: grouped per card; cards anyone can play are included, masters and clan cards are not", () => {
  expect(libraryGroups(LIBRARY).disciplines).toEqual([
    { disciplines: [], logic: "any", copies: 11 },
    { disciplines: ["dom"], logic: "any", copies: 6 },
    { disciplines: ["dom", "pre"], logic: "all", copies: 2 },
    { disciplines: ["ani", "chi", "pot"], logic: "any", copies: 1 },
  ]);
});

test("clans: a card of two clans counts for both, a path is one more, a master counts for none", () => {
  expect(libraryGroups(LIBRARY).clans).toEqual([
    { name: "Tremere", copies: 3 },
    { name: "Tremere antitribu", copies: 3 },
    { name: "Banu Haqim", copies: 1 },
  ]);
  const ofPath = { card: card("Create Gargoyle", { clans: ["Tzimisce"], path: "Caine" }), copies: 2 };
  expect(libraryGroups([ofPath]).clans.map(({ name }) => name)).toEqual(["Tzimisce", "Caine"]);
  expect(libraryGroups([ofPath]).disciplines).toEqual([]);
  const master = { card: card("Privileged Position", { clans: ["Ventrue"] }), copies: 1 };
  expect(libraryGroups([master]).clans).toEqual([]);
});

test("titles: alternatives are one group", () => {
  const titled = { card: card("Deflection", { requirement: ["titled"] }), copies: 1 };
  expect(libraryGroups([...LIBRARY, titled]).titles).toEqual([
    { name: "prince, justicar", copies: 7 },
    { name: "titled", copies: 1 },
  ]);
});

test("sects, and excluded sects", () => {
  const outside = { card: card("Deflection", { requirement: ["non-camarilla"] }), copies: 2 };
  expect(libraryGroups([...LIBRARY, outside]).sects).toEqual([
    { name: "camarilla", copies: 7 },
    { name: "non-camarilla", copies: 2 },
    { name: "anarch", copies: 1 },
  ]);
});

test("trifles", () => {
  expect(libraryGroups(LIBRARY).trifles).toBe(5);
  expect(libraryGroups([]).trifles).toBe(0);
});
