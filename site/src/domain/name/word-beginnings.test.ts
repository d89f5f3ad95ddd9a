import { expect, test } from "vitest";
import { beginningsQuery, beginsWords } from "./word-beginnings";

const GOVERN = "govern the unaligned";
const DOMAIN = "second tradition: domain";
const CLAWS = "bang nakh - tiger's claws";

test.each([
  ["govun", GOVERN],
  ["gov un", GOVERN],
  ["gov the", GOVERN],
  ["the un", GOVERN],
  ["trad dom", DOMAIN],
  ["tradition: dom", DOMAIN],
  ["sdomain", DOMAIN],
  ["tigers cl", CLAWS],
  ["bang claws", CLAWS],
  ["mag kpist", '.44 magnum "kpist"'],
])("%s spells beginnings of words", (query, name) => {
  expect(beginsWords(beginningsQuery(query), name)).toBe(true);
});

test.each([
  ["the gov", GOVERN],
  ["over un", GOVERN],
  ["govt u", DOMAIN],
  ["gun", GOVERN],
  ["gov unaligneds", GOVERN],
  ["dom trad", DOMAIN],
  ["---", CLAWS],
  ["", GOVERN],
])("%s does not", (query, name) => {
  expect(beginsWords(beginningsQuery(query), name)).toBe(false);
});
