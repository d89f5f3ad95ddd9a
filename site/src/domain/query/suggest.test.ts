import { expect, test } from "vitest";
import { sampleCryptBase } from "../samples/bases";
import { formOf } from "../search/criteria";
import { Facet } from "../search/facets";
import { allPositions } from "../search/positions";
import { Language } from "./language";
import { suggest, unitAt } from "./suggest";

const base = sampleCryptBase();
const language = new Language(formOf("crypt"), { base, texts: base.english });
const all = allPositions(base.cards.length);
const texts = (text: string, caret = text.length) =>
  suggest(language, text, caret, all).map(({ text: unit, count }) => [unit, count]);

test.each<[string, string]>([
  ["cap<=5 clan:bru", "clan:bru"],
  ["(clan:bru", "clan:bru"],
  ["-is:ban", "is:ban"],
  ['artist:"Ken Me', 'artist:"Ken Me'],
  ["artist:“Ken Me", "artist:“Ken Me"],
  ['artist:"Nicolas \\"Dimple B', 'artist:"Nicolas \\"Dimple B'],
  ["ANI ", ""],
  ["", ""],
])("of %j the unit under the caret is %j", (text, unit) => {
  expect(text.slice(...unitAt(text, text.length))).toBe(unit);
});

test("values carry the number of cards within the rest of the search, none last", () => {
  expect(texts("clan:bru")).toEqual([
    ["clan:brujah", 4],
    ["clan:brujah-antitribu", 0],
    ["clan:true-brujah", 0],
  ]);
  const brujah = (text: string) => texts(text).find(([unit]) => unit === "clan:brujah")?.[1];
  expect(brujah("cap<=3 clan:bru")).toBe(0);
});

test("a word offers keywords and values, in the middle of a text, too", () => {
  expect(texts("bruj cap<=9", 4)[0]?.[0]).toBe("clan:brujah");
  expect(texts("cla")[0]?.[0]).toBe("clan:");
  expect(texts("").map(([unit]) => unit)).toContain("title:");
});

test.each([
  ["clan:brujah,vent", "clan:brujah,ventrue"],
  ["clan:brujah|vent", "clan:brujah|ventrue"],
  ['artist:"Leif Jones",anson', 'artist:"Leif Jones","Anson Maddocks"'],
  ["artist:anson|“Leif J", 'artist:anson|"Leif Jones"'],
  ['artist:"Nicolas \\"D', 'artist:"Nicolas \\"Dimple\\" Bigot"'],
])("the list %s goes on with %s", (typed, unit) => {
  expect(texts(typed)[0]?.[0]).toBe(unit);
});

test("a comma in quotes belongs to the value", () => {
  const artists = new Facet({ "Leif Jones": [0], "Ken Meyer, Jr.": [1] }, base.cards.length);
  const withComma = language.with({ base: { ...base, artists }, texts: base.english });
  const units = (text: string) => suggest(withComma, text, text.length, all).map(({ text: unit }) => unit);
  expect(units('artist:"Ken Meyer, J')).toEqual(['artist:"Ken Meyer, Jr."']);
  expect(units('artist:"Leif Jones"|"Ken Meyer, J')).toEqual(['artist:"Leif Jones"|"Ken Meyer, Jr."']);
});

test.each([
  ["clan≠bru", "clan≠brujah"],
  ["set≤ko", "set≤KoT"],
  ["set≥ko", "set≥KoT"],
])("%s offers %s", (typed, unit) => {
  expect(texts(typed)[0]?.[0]).toBe(unit);
});

test("a value that ends in a colon has a count, unlike a keyword", () => {
  expect(texts("precon:dm")).toEqual([["precon:DM:", 0]]);
  expect(texts("precon=dm")).toEqual([["precon=DM:", 0]]);
  expect(texts("prec")[0]).toEqual(["precon:", undefined]);
});

test("a value that the sign does not fit is not offered", () => {
  expect(texts("set:pro").map(([unit]) => unit)).toEqual(["set:Promo"]);
  expect(texts("set>=pro")).toEqual([]);
});

test("a misspelt value in the list hides no others", () => {
  expect(texts("clan:brujha,gang").map(([unit]) => unit)).toContain("clan:brujha,gangrel");
});
