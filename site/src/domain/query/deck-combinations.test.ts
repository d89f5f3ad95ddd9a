import { describe, expect, test } from "vitest";
import { CARDS_OF_DECKS } from "../archive/search/any-archive.test.support";
import { type NaiveDeck, naiveSearch } from "../archive/search/naive.test.support";
import { type Condition, expectCombinations } from "./combinations.test.support";
import { NAIVE_ARCHIVE, SEARCH_KINDS } from "./forms.test.support";

// Each condition is a search of the form, read one deck at a time.

type Q = Readonly<Record<string, unknown>>;

function condition([text, q]: readonly [string, Q]): Condition<NaiveDeck> {
  const ids = new Set(naiveSearch(q, NAIVE_ARCHIVE));
  return { text, holds: ({ id }) => ids.has(id) };
}

function id(name: string): string {
  const card = CARDS_OF_DECKS.find((one) => one.name === name);
  if (!card) throw new Error(`No ${name}`);
  return String(card.id);
}

const CONDITIONS: readonly (readonly [string, Q])[] = [
  ["card:majesty", { library: { [id("Majesty")]: { q: 1, m: "gt" } } }],
  ["card:Deflection>=2", { library: { [id("Deflection")]: { q: 2, m: "gt" } } }],
  ["card:conditioning:1-3", { library: { [id("Conditioning")]: { q: 3, m: "lt" } } }],
  ['-card:"Nimble Feet"', { library: { [id("Nimble Feet")]: { q: 0, m: "eq" } } }],
  ["card:anarch-convert<=3", { crypt: { [id("Anarch Convert")]: { q: 3, m: "lt0" } } }],
  ["size:60-67,84-90", { libraryTotal: { "60-67": true, "84-90": true } }],
  ["clan:!tremere,toreador", { clan: { value: ["tremere antitribu", "toreador"], logic: "or" } }],
  ["clan:tremere", { clan: { value: ["tremere"], logic: "or" } }],
  ["clan:toreador", { clan: { value: ["toreador"], logic: "or" } }],
  ["-clan:tremere", { clan: { value: ["tremere"], logic: "not" } }],
  ["sect:cam", { sect: { value: ["camarilla"], logic: "or" } }],
  ["sect:sabbat", { sect: { value: ["sabbat"], logic: "or" } }],
  ["cap:4-6,6-8", { capacity: { "4-6": true, "6-8": true } }],
  ["dis:aus dis:dom", { disciplines: { aus: true, dom: true } }],
  ["share.master>=15", { cardtypes: { master: "15,100" } }],
  ["share.combat:0-10", { cardtypes: { combat: "0,10" } }],
  ["is:star", { traits: { star: true } }],
  ["tag:bleed", { tags: { bleed: true } }],
  ["-tag:stealth", { tags: { stealth: false } }],
  ["tag.strong:combat", { tags: { combat: "superior" } }],
];
const OF_EVENTS: readonly (readonly [string, Q])[] = [
  ["players>=25", { players: { from: 25 } }],
  ["event:kamp", { event: "kamp" }],
  ["is:championship", { traits: { championship: true } }],
  ["city:lyon country:france", { location: { country: "France", city: "Lyon, France" } }],
  ["country:netherlands", { location: { country: "Netherlands" } }],
];
const YEARS = ["year:2005-2015", { date: { from: 2005, to: 2015 } }] as const;
const PERSON = ["by:zoe", { author: "Zoë Ñandú" }] as const;

const KINDS = {
  twd: [...CONDITIONS, ...OF_EVENTS, YEARS, PERSON],
  pda: [...CONDITIONS, YEARS, PERSON],
  tda: [
    ...CONDITIONS,
    ["rank<=25%", { rank: { from: "25%" } }] as const,
    ["rank>=2", { rank: { to: "2" } }] as const,
  ],
};

describe.each(["first", "second", "last"])(
  "the %s thousand combinations find what a test of every deck finds",
  () => {
    test.each(Object.entries(KINDS))("%s", { tags: "slow" }, (name, conditions) =>
      expectCombinations(name, NAIVE_ARCHIVE.decks, (_, place) => place, conditions.map(condition), 1000),
    );
  },
);

describe.each(SEARCH_KINDS.slice(2))("units side by side must all hold: $name", ({ language, find }) => {
  test.each([
    ["clan:tremere clan:toreador"],
    ["clan:tremere clan:toreador,ventrue"],
    ["sect:camarilla sect:sabbat"],
  ])("%s finds nothing, as a deck has one of them", (text) => {
    const { criteria, problems } = language.read(text);
    expect(problems).toEqual([]);
    expect(language.print(criteria)).toBe(text);
    expect(find(criteria)).toEqual([]);
  });
});
