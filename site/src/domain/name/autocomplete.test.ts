import { expect, test } from "vitest";
import { articleFirst } from "../card/display-name";
import { SAMPLE_CRYPT, SAMPLE_LIBRARY } from "../samples/bases";
import { indexedNames, isLongEnough, nameEntries, suggest } from "./autocomplete";
import { fold } from "./fold";

test.each([
  ["go", false],
  ["gov", true],
  ["the", false],
  ["thef", true],
  ["the ", false],
  ["the b", true],
  ["THE ", false],
])("searches for %s: %s", (typed, starts) => {
  expect(isLongEnough(typed)).toBe(starts);
});

const ENTRIES = nameEntries<number>([...SAMPLE_CRYPT, ...SAMPLE_LIBRARY]);
const labels = (typed: string, limit = 10) => suggest(ENTRIES, typed, limit).map(({ label }) => label);

test.each([
  ["theo", ["Theo Bell", "Theo Bell (ADV)", "Theo Bell (G6)"]],
  ["the barr", ["The Barrens"]],
  ["barrens", ["The Barrens"]],
  ["gtu", ["Govern the Unaligned"]],
  ["rotsch", ["Rötschreck"]],
  ["blod dol", ["Blood Doll"]],
  ["anar", ["Anarch Convert", "An Anarch Manifesto"]],
  ["boleslaw", ["Bolesław Gutowski"]],
  ["xyzzy", []],
  ["---", []],
])("suggests for %s", (typed, expected) => {
  expect(labels(typed)).toEqual(expected);
});

test("stops at the limit", () => {
  expect(labels("theo", 2)).toEqual(["Theo Bell", "Theo Bell (ADV)"]);
});

interface Proven {
  readonly name: string;
  readonly twd?: number;
}

function picked(cards: readonly Proven[], typed: string) {
  const entries = nameEntries(
    cards.map(({ name, twd }, id) => ({
      ...{ id, name, displayName: articleFirst(name), asciiName: fold(name), aka: [], twd },
    })),
  );
  return suggest(entries, typed, 10).map(({ label }) => label);
}

test.each<[string, readonly Proven[], readonly string[]]>([
  [
    "blood",
    [
      { name: "Blood Doll", twd: 10 },
      { name: "Blood Awakening", twd: 50 },
      { name: "Taste of Blood", twd: 5 },
      { name: "Theft of Blood", twd: 900 },
    ],
    ["Blood Awakening", "Blood Doll", "Theft of Blood", "Taste of Blood"],
  ],
  [
    "anton",
    [{ name: "Antonio d'Erlette", twd: 300 }, { name: "Antón de Concepción", twd: 90 }, { name: "Anton" }],
    ["Anton", "Antonio d'Erlette", "Antón de Concepción"],
  ],
  [
    "capuchin",
    [
      { name: "Visit from the Capuchin", twd: 80 },
      { name: "Capuchin, The", twd: 5 },
    ],
    ["The Capuchin", "Visit from the Capuchin"],
  ],
  [
    "capu",
    [
      { name: "Visit from the Capuchin", twd: 80 },
      { name: "Capuchin, The", twd: 5 },
    ],
    ["The Capuchin", "Visit from the Capuchin"],
  ],
  ["gov the", [{ name: "Igo the Hungry" }, { name: "Govern the Unaligned" }], ["Govern the Unaligned"]],
  ["govun", [{ name: "Bounty" }, { name: "Govern the Unaligned" }], ["Govern the Unaligned"]],
  ["the gov", [{ name: "Igo the Hungry" }, { name: "Govern the Unaligned" }], ["Govern the Unaligned"]],
  [
    "organ res",
    [
      { name: "Organized Resistance", twd: 1 },
      { name: "Zip Gun", twd: 900 },
    ],
    ["Organized Resistance"],
  ],
])("orders the names for %j", (typed, cards, expected) => {
  expect(picked(cards, typed)).toEqual(expected);
});

test("works with the published name index", () => {
  const cards = [
    { id: 100845, name: "Theft of Vitae", initials: "tov" },
    { id: 201362, name: "Theo Bell", initials: "tb" },
    { id: 201613, name: "Theo Bell", suffix: "G6", initials: "tb" },
  ];
  const shown = (twd?: number[]) =>
    suggest(
      indexedNames(twd ? { cards, twd } : { cards }, (id) => id > 200000),
      "theo",
      5,
    ).map(({ id, label }) => [id, label]);
  const [older, newer] = [
    [201362, "Theo Bell"],
    [201613, "Theo Bell (G6)"],
  ];
  expect(shown()).toEqual([older, newer]);
  expect(shown([900, 3, 40])).toEqual([newer, older]);
});
