import { expect, test } from "vitest";
import { sampleCryptBase } from "../samples/bases";
import { formOf } from "../search/criteria";
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

test("a list goes on after a comma", () => {
  expect(texts("clan:brujah,vent")[0]?.[0]).toBe("clan:brujah,ventrue");
});
