import { useMemo } from "react";
import type { Card, CardKind } from "../../domain/card/card";
import { type CriteriaByKind, isEmpty } from "../../domain/search/criteria";
import type { QueryProblem } from "../../domain/search/filter";
import type { SearchTexts } from "../../domain/search/haystacks";
import { measured } from "../../ui/search/measured";

export interface Found<Shown extends Card> {
  readonly cards: readonly Shown[];
  readonly problems: readonly QueryProblem[];
}

/** The cards that answer a search; undefined when nothing is asked. */
export function useFound<Kind extends CardKind, Shown extends Card>(
  kind: Kind,
  criteria: CriteriaByKind[Kind],
  texts: SearchTexts,
  find: (criteria: CriteriaByKind[Kind], texts: SearchTexts) => Found<Shown>,
): Found<Shown> | undefined {
  return useMemo(
    () => (isEmpty(kind, criteria) ? undefined : measured("search", () => find(criteria, texts))),
    [kind, criteria, texts, find],
  );
}
