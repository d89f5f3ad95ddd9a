import { useEffect, useMemo, useRef } from "react";
import { usePatternMatches } from "../../data/patterns/use-pattern-matches";
import type { Card, CardKind } from "../../domain/card/card";
import { isEmptyFormat } from "../../domain/limited/limited-format";
import type { CriteriaByKind } from "../../domain/search/criteria";
import type { SearchTexts } from "../../domain/search/haystacks";
import { measured } from "../../ui/search/measured";
import { useUnits } from "../../ui/search/use-units";
import { today } from "../../ui/today";
import type { Found, SearchKind, StockState } from "./search-kind";
import { useFormatOfSearch } from "./use-format-of-search";

export type Finding<Kind extends CardKind, Shown extends Card> = Pick<
  SearchKind<Kind, Shown, string>,
  "form" | "base" | "find"
>;

interface FoundNow<Shown extends Card> {
  /** undefined without a search, or before the first result. */
  readonly found: Found<Shown> | undefined;
  /** Matches of a pattern are being computed, or the inventory is loading; `found` has the previous results. */
  readonly isPending: boolean;
}

/** Cards that match a search. */
export function useFound<Kind extends CardKind, Shown extends Card>(
  { form, base, find }: Finding<Kind, Shown>,
  criteria: CriteriaByKind[Kind],
  texts: SearchTexts,
  stock: StockState | undefined,
): FoundNow<Shown> {
  const context = useMemo(() => ({ base, texts }), [base, texts]);
  const units = useUnits({ form, context, also: criteria.also });
  const reader = typeof units === "object" ? units : undefined;
  const more = useMemo(() => reader?.patterns(criteria.also), [reader, criteria.also]);
  const patterns = usePatternMatches(base.cards, texts, criteria.text, more);
  const own = useFormatOfSearch(criteria.legal === "own");
  // Other searches do not run again when the inventory changes.
  const searched = criteria.inventory === "any" ? undefined : stock;
  const now = useMemo(() => {
    if (form.isEmpty(criteria)) return undefined;
    if (!patterns || searched === "loading" || units === "loading" || own === "loading") return "loading";
    const ownFormat = own && !isEmptyFormat(own) ? own : undefined;
    const known = typeof searched === "object" ? searched : undefined;
    const inputs = { texts, patterns, stock: known, ownFormat, today: today() };
    const reading = reader?.with({ base, ...inputs });
    return measured("search", () => find(criteria, { ...inputs, units: reading }));
  }, [form, base, criteria, texts, patterns, searched, units, reader, own, find]);
  const last = useRef<Found<Shown>>(undefined);
  useEffect(() => {
    if (now !== "loading") last.current = now;
  }, [now]);
  return now === "loading" ? { found: last.current, isPending: true } : { found: now, isPending: false };
}
