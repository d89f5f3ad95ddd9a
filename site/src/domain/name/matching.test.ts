import { expect, test } from "vitest";
import { matchesName, nameForms, nameQuery } from "./matching";

const GOVERN = nameForms("Govern the Unaligned", []);
const UNMASKING = nameForms("Unmasking, The", []);
const ROTSCHRECK = nameForms("Rötschreck", ["Rotschreck"]);
const MAGNUM = nameForms(".44 Magnum", []);
const MANIFESTO = nameForms("Anarch Manifesto, An", []);
const NAKH = nameForms("Bang Nakh — Tiger's Claws", []);
const ERCIYES = nameForms("Erciyes Fragments, The", []);
const SECOND = nameForms("Second Tradition: Domain", ["Second Tradition: Domain, The"]);

test.each([
  ["gtu", GOVERN],
  ["goth", GOVERN],
  ["govtun", GOVERN],
  ["unalig", GOVERN],
  ["GOVERN THE", GOVERN],
  ["the unm", UNMASKING],
  ["unmasking", UNMASKING],
  ["rotsch", ROTSCHRECK],
  ["RÖTSCH", ROTSCHRECK],
  ["44mag", MAGNUM],
  [".44", MAGNUM],
  ["an anarch man", MANIFESTO],
  ["second tradition domain", SECOND],
  ["the second trad", SECOND],
  ["bntc", NAKH],
  ["nakh - tiger", NAKH],
])("%s finds it", (query, forms) => {
  expect(matchesName(nameQuery(query), forms)).toBe(true);
});

test.each([
  ["govun", GOVERN],
  ["gov the", GOVERN],
  ["tu", MAGNUM],
  ["g.u", GOVERN],
  ["g.*d", GOVERN],
  ["...", MAGNUM],
  ["", GOVERN],
  [" ", GOVERN],
  ["the unr", UNMASKING],
  ["the fr", ERCIYES],
])("%s does not find it", (query, forms) => {
  expect(matchesName(nameQuery(query), forms)).toBe(false);
});
