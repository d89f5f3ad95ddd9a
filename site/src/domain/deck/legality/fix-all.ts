import { type Fix, joinedFix } from "./fix";
import { fixesOf, problemsOf, type Verdict } from "./judge";
import type { JudgedDeck } from "./judged-deck";
import type { Namesakes } from "./rule";

/** All fixes as one, if every rule that does not hold has exactly one; undefined also for a single rule. */
export function fixAllOf(
  deck: JudgedDeck,
  verdicts: readonly Verdict[],
  namesakes: Namesakes,
): Fix | undefined {
  const choices = problemsOf(verdicts).map((verdict) => fixesOf(deck, verdict, namesakes));
  if (choices.length < 2 || choices.some((fixes) => fixes.length !== 1)) return undefined;
  return joinedFix(choices.flat());
}
