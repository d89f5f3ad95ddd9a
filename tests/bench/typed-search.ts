// Typed searches of cards and winning decks: reading and printing a long line, and the suggestions after each key of
// several lines, with the numbers of what they find.
import { env } from "node:process";
import { loadBases } from "../../site/cli/load-base";
import { TWD_FORM } from "../../site/src/domain/archive/search/twd-form";
import { Language } from "../../site/src/domain/query/language";
import { OTHER_SEARCHES } from "../../site/src/domain/query/other-searches";
import { suggest } from "../../site/src/domain/query/suggest";
import { formOf } from "../../site/src/domain/search/criteria";
import { allPositions } from "../../site/src/domain/search/positions";
import { quantile, report } from "./report";

const ROUNDS = 25;

const bases = loadBases(env.CARD_DATA ?? "");
const [crypt, library, archive] = [bases.crypt(), bases.library(), bases.twd()];
const kinds = [
  {
    language: new Language(formOf("crypt"), { base: crypt, texts: crypt.english }, {}, OTHER_SEARCHES),
    count: crypt.cards.length,
    lines: [
      "(clan:brujah or dis:POT) dis:PRE cap<=5 -is:banned",
      'clan:!gangrel,toreador title:prince artist:"Ken Me',
      "ANI POT bleed set:V5 precon:V5 group:4-6",
      "is:black-hand votes>=2 sect:cam name:theo",
    ],
  },
  {
    language: new Language(formOf("library"), { base: library, texts: library.english }, {}, OTHER_SEARCHES),
    count: library.cards.length,
    lines: [
      "(t:combat dis:cel) or (t:reaction dis:aus) blood<=1",
      't:action -req:clan "prevent" is:bounce set:Gehenna',
      "text:stealth dis=pot title:none artist:spen",
    ],
  },
  {
    language: new Language(
      TWD_FORM,
      { archive },
      { cards: [...crypt.cards, ...library.cards] },
      OTHER_SEARCHES,
    ),
    count: archive.table.ids.length,
    lines: ["card:Deflection>=4 year>=2020 country:Fra", "clan:malkavian tag:stealth -tag:combat by:Hugh"],
  },
] as const;

/** The median of some rounds: other programs do not count. */
function timeOf(work: () => void): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const begin = performance.now();
    work();
    return performance.now() - begin;
  });
  return quantile(times, 0.5);
}

/** Each line after each of its keys. */
const typed = kinds.flatMap(({ language, count, lines }) =>
  [...lines].flatMap((line) =>
    [...line].map((_, at) => ({
      language: language as unknown as Language<object, unknown>,
      all: allPositions(count),
      text: line.slice(0, at + 1),
    })),
  ),
);
const long =
  'clan:brujah,toreador dis:CEL dis:pot cap<=7 -is:banned (title:prince or votes>=2) text:"additional strike*" ' +
  "group:4-6 set!<V5 sect:camarilla,anarch first:KoT -name:theo is:1-bleed dis:AUS,pre artist:spencer";
const [{ language: ofCrypt }] = kinds;
// The code is compiled before what is measured, as on a page where somebody types.
for (const { language, text } of typed) language.print(language.read(text).criteria);
const longest = timeOf(() => ofCrypt.print(ofCrypt.read(long).criteria));
const reads = typed.map(({ language, text }) => timeOf(() => language.print(language.read(text).criteria)));
const keys = typed.map(({ language, all, text }) => timeOf(() => suggest(language, text, text.length, all)));
const note = `${typed.length} keys, ${ROUNDS} rounds`;
report("Typed search, read and printed, long line", longest, "ms", `${long.length} characters`);
report("Typed search, read and printed, p95", quantile(reads, 0.95), "ms", note);
report("Suggestions of a typed search, median", quantile(keys, 0.5), "ms", note);
report("Suggestions of a typed search, p95", quantile(keys, 0.95), "ms", note);
report("Suggestions of a typed search, slowest", Math.max(...keys), "ms", note);
