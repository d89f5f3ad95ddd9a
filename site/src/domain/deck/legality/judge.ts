import type { CryptCard } from "../../card/card";
import { banned } from "./banned";
import { cryptSize } from "./crypt-size";
import type { DeckFormat } from "./deck-format";
import { type Fix, fixedCards } from "./fix";
import { groups } from "./groups";
import type { JudgedDeck } from "./judged-deck";
import { librarySize } from "./library-size";
import { notYet } from "./not-yet";
import { pool } from "./pool";
import { type Finding, type Namesakes, OK, type Rule, type RuleId } from "./rule";
import { testing } from "./testing";
import { unknown } from "./unknown";

/** All rules, in the order in which they are listed. */
export const RULES: readonly Rule[] = [
  cryptSize,
  librarySize,
  groups,
  banned,
  notYet,
  testing,
  pool,
  unknown,
];

/** What each rule says. */
export interface Verdict extends Finding {
  readonly rule: RuleId;
}

const asVerdict = (rule: Rule, found: Finding): Verdict => ({ rule: rule.id, ...found });

/** The verdicts of the rules that hold, which say nothing more. */
const HOLDING: readonly Verdict[] = RULES.map((rule) => asVerdict(rule, OK));

/** Judges a deck by all rules (docs/rules/legality.md §3). */
export function judge(deck: JudgedDeck, format: DeckFormat, day: string): readonly Verdict[] {
  return RULES.map((rule, at) => {
    const found = rule.check(deck, format, day);
    return found === OK ? (HOLDING[at] ?? asVerdict(rule, OK)) : asVerdict(rule, found);
  });
}

/** Those that do not hold. */
export function problemsOf(verdicts: readonly Verdict[]): readonly Verdict[] {
  return verdicts.filter(({ state }) => state !== "ok");
}

/** The ways to make a rule hold. */
export function fixesOf(deck: JudgedDeck, verdict: Verdict, namesakes: Namesakes): readonly Fix[] {
  const rule = RULES.find(({ id }) => id === verdict.rule);
  return rule?.fixes(deck, verdict, namesakes) ?? [];
}

/** What holds now, or is less wrong, and is broken after a fix; `judgeCards` judges the cards of a deck. */
export function brokenBy(
  fix: Fix,
  deck: JudgedDeck,
  now: readonly Verdict[],
  judgeCards: (cards: JudgedDeck["cards"]) => readonly Verdict[],
): readonly Verdict[] {
  const before = new Map(now.map((verdict) => [verdict.rule, verdict]));
  return problemsOf(judgeCards(fixedCards(fix, deck.cards))).filter(({ rule, off }) => {
    const was = before.get(rule);
    return was === undefined || was.state === "ok" || Math.abs(off) > Math.abs(was.off);
  });
}

/** Finds the namesakes of vampires, advanced ones among advanced ones. */
export function namesakesAmong(crypt: readonly CryptCard[]): Namesakes {
  return (card) =>
    crypt.filter(
      ({ id, name, advanced }) => name === card.name && advanced === card.advanced && id !== card.id,
    );
}
