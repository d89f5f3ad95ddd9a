import fc from "fast-check";

/** Words of queries, among which are all kinds of units, and characters that begin or end something. */
const WORDS: readonly string[] = [
  ...'ANI pot AUS cel ADV G5-6 or and ( ) -( - -x -1 "a b" "*x*" "open /a+/ /open //'.split(" "),
  ..."clan:brujah clan:!gangrel -clan:tor,ven cap<=5 cap:4-6 -cap=5 cap!=3 votes>=2 title:prince,none".split(
    " ",
  ),
  ..."dis:CEL,pot dis=ani,pot is:press -is:banned not:unlock req:clan -req:any t:mod t:action,combat".split(
    " ",
  ),
  ..."blood<=1 pool:1-2 set:V5 first>=V5 precon:V5:PTr set!<V5 artist:spencer name:theo text:bleed".split(
    " ",
  ),
  ..."card:Deflection>=4 -card:Vessel year:2020-2023 players>=50 by:Zoe city:lyon country:france".split(" "),
  ..."share.master>=25 tag:stealth tag.strong:vote size:60-67 rank<=25% own.crypt>=80% like:x src:my".split(
    " ",
  ),
  ..."foo:bar clan: :: a:b:c <=5 ,,, | path:none sect:none dis:none title:titled \\ * “ ” – ≤ ≥3".split(" "),
];
const anyWord = fc.constantFrom(...WORDS);

/** Any text, mostly of words of queries. */
export const anyText = fc.oneof(
  { weight: 3, arbitrary: fc.array(anyWord, { maxLength: 9 }).map((words) => words.join(" ")) },
  { weight: 1, arbitrary: fc.array(anyWord, { maxLength: 5 }).map((words) => words.join("")) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) },
  { weight: 1, arbitrary: fc.stringMatching(/^[-"/()*\\:=<>!,| a-cG5]{0,30}$/) },
);

/** Words of queries that do not depend on case: without disciplines, groups, ADV, and ids of decks. */
const CASELESS = WORDS.filter((word) => !/[A-Z]{3}|G5|dis:|like:|open|pot$|cel$/.test(word));

/** Texts without disciplines, groups and ADV, each in two spellings that differ in case. */
export const anyCase = fc
  .array(fc.tuple(fc.constantFrom(...CASELESS), fc.infiniteStream(fc.boolean())), { maxLength: 9 })
  .map((words) => ({
    text: words.map(([word]) => word).join(" "),
    recased: words.map(([word, capitals]) => recased(word, capitals)).join(" "),
  }));

function recased(word: string, capitals: Iterator<boolean>): string {
  return [...word]
    .map((letter) => (capitals.next().value ? letter.toUpperCase() : letter.toLowerCase()))
    .join("");
}
