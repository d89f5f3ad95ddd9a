// The work of the filters for one search of cards, without reading, sorting and painting: names, texts, patterns, sets,
// precons, traits and levels, each alone and joined with others. Each case counts with the median of its rounds.
import { env } from "node:process";
import { loadBases } from "../../site/cli/load-base";
import type { Card, CardKind } from "../../site/src/domain/card/card";
import type { CardBase } from "../../site/src/domain/search/card-base";
import { formOf } from "../../site/src/domain/search/criteria";
import { search } from "../../site/src/domain/search/search";
import {
  type MatchesOf,
  matchingPositions,
  patternKey,
  patternTexts,
} from "../../site/src/domain/search/shared/pattern";
import { quantile, report } from "./report";

const ROUNDS = 60;

type Q = Readonly<Record<string, unknown>>;

const text = (value: string, more: Q = {}): Q => ({ text: [{ value, ...more }] });
const NAMES = ["a", "theo", "brujah", "the", "justicar", "praxis", "gtu"].map((one) =>
  text(one, { in: "name" }),
);
const TEXTS = ["bleed", "optional press", "sabbat cardinal", '"additional strike', "prevent damage"].map(
  (one) => text(one),
);
const PATTERNS = ["\\+\\d bleed", "^\\[", "(stealth|intercept)"].map((one) => text(one, { regex: true }));
const SETS = [
  { set: { value: ["V5"] } },
  { set: { value: ["CE"], print: "first" } },
  { set: { value: ["V5"], age: "or-newer" } },
  { set: { value: ["Jyhad", "VTES"], print: "reprint" } },
];
const PRECONS = [{ precon: { value: ["V5:PTr"] } }, { precon: { value: ["bcp"], print: "first" } }];
const CRYPT: readonly Q[] = [
  { traits: { "black hand": true } },
  { traits: { "1 bleed": true, unlock: true } },
  { traits: { banned: true } },
  { disciplines: { Auspex: 2 } },
  { disciplines: { Auspex: 2, Dominate: 1, Thaumaturgy: 2 } },
  { disciplinesOr: [{ Celerity: 2, Potence: 1 }], capacity: { value: [{ capacity: "5", moreless: "le" }] } },
];
const LIBRARY: readonly Q[] = [
  { traits: { "bounce bleed": true } },
  { traits: { "multi-type": true } },
  { traits: { "no-requirements": true } },
  { discipline: { value: ["dominate", "presence"], logic: "or" } },
  { discipline: { value: ["potence"], logic: "only" }, type: { value: ["combat"], logic: "or" } },
  { blood: { blood: "1", moreless: "le" }, type: { value: ["action"], logic: "not" } },
];

/** Each case alone, and with each of the others that follow it closely. */
function mixed(own: readonly Q[]): readonly Q[] {
  const alone = [...NAMES, ...TEXTS, ...PATTERNS, ...SETS, ...PRECONS, ...own];
  const joined = alone.flatMap((one, at) =>
    [1, 5, 9].map((step) => ({ ...alone[(at + step) % alone.length], ...one })),
  );
  return [...alone, ...joined];
}

/** Patterns are applied in a worker: the search itself takes their matches as they are. */
function matchedBefore(base: CardBase<Card>): MatchesOf {
  const texts = patternTexts(base.cards, base.english);
  const known = new Map<string, ReadonlySet<number>>();
  return (pattern) => {
    const key = patternKey(pattern);
    const matches = known.get(key) ?? new Set(matchingPositions(pattern, texts));
    known.set(key, matches);
    return matches;
  };
}

function timesOf(kind: CardKind, base: CardBase<Card>, cases: readonly Q[]): number[] {
  const context = { base, texts: base.english, patterns: matchedBefore(base) } as never;
  const { value: other } = formOf(kind).parse({ text: [{ value: "zz" }, { value: "e" }] });
  return cases.map((q) => {
    const { value, problems } = formOf(kind).parse(q);
    if (problems.length > 0) throw new Error(`${kind}: ${JSON.stringify(problems)}`);
    const times = Array.from({ length: ROUNDS }, () => {
      // Other words before each round, or it would only narrow the cards of the round before.
      search(kind, other as never, context);
      const begin = performance.now();
      search(kind, value as never, context);
      return performance.now() - begin;
    });
    return quantile(times, 0.5);
  });
}

const bases = loadBases(env.CARD_DATA ?? "");
const cases = { crypt: mixed(CRYPT), library: mixed(LIBRARY) };
const times = [
  ...timesOf("crypt", bases.crypt(), cases.crypt),
  ...timesOf("library", bases.library(), cases.library),
];
const note = `${times.length} cases: names, texts, patterns, sets, precons, traits, levels`;
report("Search of cards, median", quantile(times, 0.5), "ms", note);
report("Search of cards, 95 %", quantile(times, 0.95), "ms", note);
report("Search of cards, slowest", Math.max(...times), "ms", note);
