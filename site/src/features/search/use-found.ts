import { useEffect, useMemo, useRef } from "react";
import { usePatternMatches } from "../../data/patterns/use-pattern-matches";
import type { Card, CardKind } from "../../domain/card/card";
import { type CriteriaByKind, formOf } from "../../domain/search/criteria";
import type { SearchTexts } from "../../domain/search/haystacks";
import { measured } from "../../ui/search/measured";
import type { Found, SearchKind } from "./search-kind";

export type Finding<Kind extends CardKind, Shown extends Card> = Pick<
  SearchKind<Kind, Shown, string>,
  "kind" | "base" | "find"
>;

interface FoundNow<Shown extends Card> {
  /** undefined without a search, or before the first result. */
  readonly found: Found<Shown> | undefined;
  /** Matches of a pattern are being computed; `found` has the previous results. */
  readonly isPending: boolean;
}

/** Cards that match a search. */
export function useFound<Kind extends CardKind, Shown extends Card>(
  { kind, base, find }: Finding<Kind, Shown>,
  criteria: CriteriaByKind[Kind],
  texts: SearchTexts,
): FoundNow<Shown> {
  const patterns = usePatternMatches(base.cards, texts, criteria.text);
  const now = useMemo(() => {
    if (formOf(kind).isEmpty(criteria)) return undefined;
    return patterns ? measured("search", () => find(criteria, { texts, patterns })) : "loading";
  }, [kind, criteria, texts, patterns, find]);
  const last = useRef<Found<Shown>>(undefined);
  useEffect(() => {
    if (now !== "loading") last.current = now;
  }, [now]);
  return now === "loading" ? { found: last.current, isPending: true } : { found: now, isPending: false };
}
