import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import type * as published from "../../../generated/published";
import { contract, contractCards } from "../../archive/contract-cards.test.support";
import type { CryptCard } from "../../card/card";
import { asCardId } from "../../card/ids";
import { EMPTY_FORMAT } from "../../limited/limited-format";
import { SAMPLE_CRYPT, SAMPLE_LIBRARY } from "../../samples/bases";
import type { DeckCards } from "../deck";
import { type DeckFormat, deckFormats, OWN } from "./deck-format";
import { copiesOut, fixChange, fixedCards, joinedFix } from "./fix";
import { brokenBy, fixesOf, judge, namesakesAmong, problemsOf, type Verdict } from "./judge";
import { judgedCards } from "./judged-card";
import { judgedDeck } from "./judged-deck";

interface Vector {
  readonly deck: string;
  readonly format: string;
  readonly day: string;
  readonly cards: Readonly<Record<string, number>>;
  readonly broken: readonly object[];
}

const { cards: CARDS, find } = contractCards("legality-cards.json");
const { formats } = contract<{ readonly formats: readonly published.Format[] }>("legality-cards.json");
const FORMATS = deckFormats({ sets: {}, promos: {}, formats: [...formats] }, EMPTY_FORMAT);
const DAY = "2026-01-31";

function format(id: string): DeckFormat {
  const found = FORMATS.find((one) => one.id === id);
  if (found === undefined) throw new Error(`No format: ${id}`);
  return found;
}

function deck(cards: Readonly<Record<string, number>>): DeckCards {
  return new Map(
    Object.entries(cards).flatMap(([written, copies]) => {
      const id = asCardId(written);
      return id === undefined ? [] : [[id, copies] as const];
    }),
  );
}

const problems = (cards: DeckCards, by: DeckFormat, day = DAY) =>
  problemsOf(judge(judgedDeck(cards, judgedCards(find)), by, day));

/** A problem in the form of the vectors. */
function written({ rule, state, off, cards }: Verdict): object {
  if (off !== 0) return { rule, state, off };
  return { rule, state, cards: Object.fromEntries(cards.map(({ id, copies }) => [id, copies])) };
}

test.each(contract<readonly Vector[]>("legality.json"))("$deck", ({ cards, format: id, day, broken }) => {
  expect(problems(deck(cards), format(id), day).map(written)).toEqual(broken);
});

describe("a verdict", () => {
  it("names the day of a ban, the legal day, and the sets of a card outside of the pool", () => {
    const cards = deck({ "200076": 12, "101893": 2, "102308": 1, "100845": 57 });
    const found = (by: DeckFormat, day: string) => problems(cards, by, day).flatMap((one) => one.cards);
    expect(found(format("standard"), "2025-10-25")).toEqual([
      { id: 101893, copies: 2, day: "2005-01-01" },
      { id: 102308, copies: 1, day: "2025-10-26" },
    ]);
    expect(found(format("v5"), DAY)).toEqual([
      { id: 101893, copies: 2, day: "2005-01-01" },
      { id: 101893, copies: 2, sets: ["Jyhad", "VTES", "CE"] },
    ]);
  });

  it("of the user's format is about its cards, with the sizes and groups of Standard", () => {
    const own = FORMATS.find(({ id }) => id === OWN);
    if (own === undefined) throw new Error("No own format");
    expect(problems(deck({ "200076": 12, "100845": 91 }), own).map(written)).toEqual([
      { rule: "library-size", state: "broken", off: 1 },
      { rule: "pool", state: "broken", cards: { 100845: 91, 200076: 12 } },
    ]);
  });
});

const CRYPT = [...CARDS.filter((card): card is CryptCard => card.kind === "crypt"), ...SAMPLE_CRYPT];
const byId = new Map<number, (typeof CARDS)[number]>(
  [...SAMPLE_LIBRARY, ...SAMPLE_CRYPT, ...CARDS].map((card) => [card.id, card]),
);
const findAny = judgedCards((id) => byId.get(id));
const namesakes = namesakesAmong(CRYPT);

const anyDeck = fc
  .dictionary(
    fc.constantFrom(...[...byId.keys(), 110_001, 210_001, 109_998].map(String)),
    fc.integer({ min: -1, max: 20 }),
    { maxKeys: 25 },
  )
  .map(deck);

describe("fixes", () => {
  it("each makes its rule hold, whatever the deck", () => {
    fc.assert(
      fc.property(anyDeck, fc.constantFrom(...FORMATS), (cards, by) => {
        const judged = judgedDeck(cards, findAny);
        for (const problem of problemsOf(judge(judged, by, DAY))) {
          for (const fix of fixesOf(judged, problem, namesakes)) {
            const after = judge(judgedDeck(fixedCards(fix, cards), findAny), by, DAY);
            expect(after.find(({ rule }) => rule === problem.rule)?.state).toBe("ok");
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  it("together make all their rules hold", () => {
    fc.assert(
      fc.property(anyDeck, fc.constantFrom(...FORMATS), (cards, by) => {
        const judged = judgedDeck(cards, findAny);
        const fixable = problemsOf(judge(judged, by, DAY)).flatMap((problem) => {
          const [only, ...others] = fixesOf(judged, problem, namesakes);
          return only && others.length === 0 ? [{ rule: problem.rule, fix: only }] : [];
        });
        const fixed = fixedCards(joinedFix(fixable.map(({ fix }) => fix)), cards);
        const left = problemsOf(judge(judgedDeck(fixed, findAny), by, DAY)).map(({ rule }) => rule);
        expect(left.filter((rule) => fixable.some((one) => one.rule === rule))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it("of wrong groups name each pair that may stay, the one that keeps most first", () => {
    const cards = deck({ "200001": 3, "200012": 4, "200011": 5, "200076": 1 });
    const judged = judgedDeck(cards, judgedCards(find));
    const [problem] = problems(cards, format("standard")).filter(({ rule }) => rule === "groups");
    if (problem === undefined) throw new Error("The groups are wrong");
    const fixes = fixesOf(judged, problem, namesakes);
    expect(fixes.map(({ kind, groups, out }) => [kind, groups, Object.fromEntries(out)])).toEqual([
      ["keep-groups", "3–4", { 200001: 3 }],
      ["keep-groups", "2–3", { 200011: 5 }],
    ]);
  });

  it("of wrong groups offer the namesake of a right group", () => {
    const newer = CRYPT.find(({ id }) => id === 201627);
    if (newer === undefined) throw new Error("No Evan Klein of group 6");
    const other = { ...newer, id: 201531 as typeof newer.id, name: "Alice Chen" };
    const base = { ...newer, id: 200444 as typeof newer.id, group: 3 };
    const pool = new Map([newer, other, base].map((card) => [card.id as number, card]));
    const cards: DeckCards = new Map([
      [base.id, 2],
      [newer.id, 1],
      [other.id, 9],
    ]);
    const judged = judgedDeck(
      cards,
      judgedCards((id) => pool.get(id)),
    );
    const [problem] = problemsOf(judge(judged, format("standard"), DAY)).filter(
      ({ rule }) => rule === "groups",
    );
    if (problem === undefined) throw new Error("The groups are wrong");
    const [swap, keep] = fixesOf(judged, problem, namesakesAmong([newer, base]));
    expect(swap).toMatchObject({ kind: "swap-groups", groups: "6" });
    expect(swap && fixedCards(swap, cards)).toEqual(
      new Map([
        [newer.id, 3],
        [other.id, 9],
      ]),
    );
    expect(keep?.kind).toBe("keep-groups");
  });

  it("say what they break: a library that is too small then", () => {
    const cards = deck({ "200076": 12, "101893": 2, "100845": 59 });
    const judged = judgedDeck(cards, judgedCards(find));
    const judgeCards = (next: DeckCards) =>
      judge(judgedDeck(next, judgedCards(find)), format("standard"), DAY);
    const now = judgeCards(cards);
    const [problem, ...others] = problemsOf(now);
    if (problem === undefined) throw new Error("Succubus Club is banned");
    expect(others).toEqual([]);
    const [fix] = fixesOf(judged, problem, namesakes);
    expect(fix && copiesOut(fix)).toBe(2);
    expect(fix && brokenBy(fix, judged, now, judgeCards).map(written)).toEqual([
      { rule: "library-size", state: "broken", off: -1 },
    ]);
  });

  it("take cards out of the deck, or leave them considered", () => {
    const cards = deck({ "101893": 2 });
    const [id] = [...cards.keys()];
    if (id === undefined) throw new Error("A card");
    const fix = { kind: "take-out", out: new Map([[id, 2]]), added: new Map() } as const;
    expect(fixChange(fix, cards, false)).toEqual({ kind: "cards", copies: new Map([[id, -1]]) });
    expect(fixChange(fix, cards, true)).toEqual({ kind: "cards", copies: new Map([[id, 0]]) });
  });
});
