import { Script } from "node:vm";
import type { Card } from "../src/domain/card/card.ts";
import type { SearchTexts } from "../src/domain/search/haystacks.ts";
import { type MatchesOf, matchingPositions, patternTexts } from "../src/domain/search/shared/pattern.ts";

/** Milliseconds that a pattern may take for all cards, as on the site. */
const LIMIT = 2000;
const CALL = new Script("work()");

/** Applies patterns to cards and stops those that take too long. */
export function timeLimited(cards: readonly Card[], texts: SearchTexts, limit = LIMIT): MatchesOf {
  return (pattern) => {
    const all = patternTexts(cards, texts);
    try {
      const work = () => matchingPositions(pattern, all);
      return new Set(CALL.runInNewContext({ work }, { timeout: limit }) as readonly number[]);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ERR_SCRIPT_EXECUTION_TIMEOUT") return "too-slow";
      throw error;
    }
  };
}
