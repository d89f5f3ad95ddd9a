import { useEffect, useMemo } from "react";
import type { Card } from "../../domain/card/card";
import type { SearchTexts } from "../../domain/search/haystacks";
import {
  type MatchesOf,
  type Pattern,
  type PatternMatches,
  patternKey,
  patternsOf,
  patternTexts,
} from "../../domain/search/shared/pattern";
import type { TextValue } from "../../domain/search/shared/text";
import { useStore } from "../store";
import { createPatternMatcher } from "./pattern-matcher";

const startWorker = () => new Worker(new URL("./pattern-worker.ts", import.meta.url), { type: "module" });

const NONE: readonly Pattern[] = [];

/** Of a pattern behind one that was too slow. */
const NOT_APPLIED: PatternMatches = new Set();

/** The matches of all patterns in a search; undefined until they are known, or one of them has taken too long. */
export function usePatternMatches(
  cards: readonly Card[],
  texts: SearchTexts,
  rows: TextValue,
  more: readonly Pattern[] = NONE,
): MatchesOf | undefined {
  const matcher = useMemo(
    () => createPatternMatcher({ startWorker, texts: () => patternTexts(cards, texts) }),
    [cards, texts],
  );
  const known = useStore(matcher.known);
  const patterns = useMemo(() => [...patternsOf(rows), ...more], [rows, more]);
  useEffect(() => matcher.want(patterns), [matcher, patterns]);
  useEffect(() => () => matcher.want([]), [matcher]);
  const matches = patterns.map((pattern) => known.get(patternKey(pattern)));
  const isKnown = matches.includes("too-slow") || !matches.includes(undefined);
  return useMemo(
    () => (isKnown ? (pattern) => known.get(patternKey(pattern)) ?? NOT_APPLIED : undefined),
    [isKnown, known],
  );
}
