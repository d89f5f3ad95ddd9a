import { useEffect, useMemo, useState } from "react";
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
import { createStore } from "../../domain/store";
import { useStore } from "../store";
import type { createPatternMatcher } from "./pattern-matcher";

const startWorker = () => new Worker(new URL("./pattern-worker.ts", import.meta.url), { type: "module" });

const NONE: readonly Pattern[] = [];
const NOTHING_KNOWN = createStore<ReadonlyMap<string, PatternMatches>>(new Map());

/** Of a pattern behind one that was too slow. */
const NOT_APPLIED: PatternMatches = new Set();

/** The matches of all patterns in a search; undefined until they are known, or one of them has taken too long. */
export function usePatternMatches(
  cards: readonly Card[],
  texts: SearchTexts,
  rows: TextValue,
  more: readonly Pattern[] = NONE,
): MatchesOf | undefined {
  const patterns = useMemo(() => [...patternsOf(rows), ...more], [rows, more]);
  const create = useMatcherCode(patterns.length > 0);
  const matcher = useMemo(
    () =>
      create === "failed" ? undefined : create?.({ startWorker, texts: () => patternTexts(cards, texts) }),
    [create, cards, texts],
  );
  const known = useStore(matcher?.known ?? NOTHING_KNOWN);
  useEffect(() => matcher?.want(patterns), [matcher, patterns]);
  useEffect(() => () => matcher?.want([]), [matcher]);
  const matches = patterns.map((pattern) => (create === "failed" ? create : known.get(patternKey(pattern))));
  const isKnown = matches.includes("too-slow") || !matches.includes(undefined);
  return useMemo(
    () =>
      isKnown
        ? (pattern) => known.get(patternKey(pattern)) ?? (create === "failed" ? create : NOT_APPLIED)
        : undefined,
    [isKnown, known, create],
  );
}

/** The code that applies patterns, fetched with the first pattern. */
function useMatcherCode(isWanted: boolean): typeof createPatternMatcher | "failed" | undefined {
  const [code, setCode] = useState<{ readonly create: typeof createPatternMatcher | "failed" }>();
  useEffect(() => {
    if (!isWanted || code) return;
    import("./pattern-matcher").then(
      ({ createPatternMatcher: create }) => setCode({ create }),
      () => setCode({ create: "failed" }),
    );
  }, [isWanted, code]);
  return code?.create;
}
