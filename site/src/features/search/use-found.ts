import { useEffect, useMemo, useRef } from "react";
import { usePatternMatches } from "../../data/patterns/use-pattern-matches";
import type { Card, CardKind } from "../../domain/card/card";
import { type CriteriaByKind, isEmpty } from "../../domain/search/criteria";
import type { QueryProblem } from "../../domain/search/filter";
import type { SearchTexts } from "../../domain/search/haystacks";
import { measured } from "../../ui/search/measured";
import type { KindOfSearch } from "./kind-of-search";

export interface Found<Shown extends Card> {
  readonly cards: readonly Shown[];
  readonly problems: readonly QueryProblem[];
}

export type Finding<Kind extends CardKind, Shown extends Card> = Pick<
  KindOfSearch<Kind, Shown, string>,
  "kind" | "base" | "find"
>;

interface FoundNow<Shown extends Card> {
  /** undefined: nothing is asked, or nothing is known yet. */
  readonly found: Found<Shown> | undefined;
  /** What a pattern matches is being worked out; `found` answers the search before. */
  readonly isAwaited: boolean;
}

/** The cards that answer a search. */
export function useFound<Kind extends CardKind, Shown extends Card>(
  { kind, base, find }: Finding<Kind, Shown>,
  criteria: CriteriaByKind[Kind],
  texts: SearchTexts,
): FoundNow<Shown> {
  const patterns = usePatternMatches(base.cards, texts, criteria.text);
  const now = useMemo(() => {
    if (isEmpty(kind, criteria)) return undefined;
    return patterns ? measured("search", () => find(criteria, { texts, patterns })) : "awaited";
  }, [kind, criteria, texts, patterns, find]);
  const last = useRef<Found<Shown>>(undefined);
  useEffect(() => {
    if (now !== "awaited") last.current = now;
  }, [now]);
  return now === "awaited" ? { found: last.current, isAwaited: true } : { found: now, isAwaited: false };
}
