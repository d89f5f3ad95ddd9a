import { expect, test } from "vitest";
import { SAMPLE_CRYPT, SAMPLE_LIBRARY } from "../samples/bases";
import { indexedNames, isLongEnough, nameEntries, suggest } from "./autocomplete";

test.each([
  ["go", false],
  ["gov", true],
  ["the", false],
  ["thef", true],
  ["the ", false],
  ["the b", true],
  ["THE ", false],
])("looks %s up: %s", (typed, starts) => {
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

test("puts names that start with it first, each group by winning decks", () => {
  const names = ["Blood Doll", "Blood Awakening", "Taste of Blood", "Theft of Blood"];
  const twd = [10, 50, 5, 900];
  const entries = nameEntries(
    names.map((name, at) => ({
      id: at,
      name,
      displayName: name,
      asciiName: name,
      aka: [],
      twd: twd[at],
    })),
  );
  expect(suggest(entries, "blood", 10).map(({ label }) => label)).toEqual([
    "Blood Awakening",
    "Blood Doll",
    "Theft of Blood",
    "Taste of Blood",
  ]);
});

test("knows the published name index", () => {
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
