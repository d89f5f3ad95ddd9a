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

export interface FoundNow<Kind extends CardKind, Shown extends Card> {
  /** undefined without a search, or before the first result. */
  readonly found: Found<Shown> | undefined;
  /** Matches of a pattern are being computed, or the inventory is loading; `found` has the previous results. */
  readonly isPending: boolean;
  /** Finds the cards of other criteria in the same way; undefined while it waits for anything. */
  readonly search: ((criteria: CriteriaByKind[Kind]) => Found<Shown>) | undefined;
}

/** Cards that match a search. */
export function useFound<Kind extends CardKind, Shown extends Card>(
  { form, base, find }: Finding<Kind, Shown>,
  criteria: CriteriaByKind[Kind],
  texts: SearchTexts,
  stock: StockState | undefined,
): FoundNow<Kind, Shown> {
  const context = useMemo(() => ({ base, texts }), [base, texts]);
  const units = useUnits({ form, context, also: criteria.also });
  const reader = typeof units === "object" ? units : undefined;
  const more = useMemo(() => reader?.patterns(criteria.also), [reader, criteria.also]);
  const patterns = usePatternMatches(base.cards, texts, criteria.text, more);
  const own = useFormatOfSearch(criteria.legal === "own");
  // Other searches do not run again when the inventory changes.
  const searched = criteria.inventory === "any" ? undefined : stock;
  const search = useMemo(() => {
    if (!patterns || searched === "loading" || units === "loading" || own === "loading") return undefined;
    const ownFormat = own && !isEmptyFormat(own) ? own : undefined;
    const known = typeof searched === "object" ? searched : undefined;
    const inputs = { texts, patterns, stock: known, ownFormat, today: today() };
    const reading = reader?.with({ base, ...inputs });
    return (wanted: CriteriaByKind[Kind]) => find(wanted, { ...inputs, units: reading });
  }, [base, texts, patterns, searched, units, reader, own, find]);
  const now = useMemo(() => {
    if (form.isEmpty(criteria)) return undefined;
    return search ? measured("search", () => search(criteria)) : "loading";
  }, [form, criteria, search]);
  const last = useRef<Found<Shown>>(undefined);
  useEffect(() => {
    if (now !== "loading") last.current = now;
  }, [now]);
  return now === "loading"
    ? { found: last.current, isPending: true, search }
    : { found: now, isPending: false, search };
}
