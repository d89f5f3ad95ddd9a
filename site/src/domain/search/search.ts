import type { CardKind } from "../card/card";
import { type CardByKind, type ContextByKind, type CriteriaByKind, formOf } from "./criteria";
import { findCards, type SearchResult } from "./find-cards";

/** Cards of a kind that match all filters; all cards without filters. */
export function search<Kind extends CardKind>(
  kind: Kind,
  criteria: CriteriaByKind[Kind],
  context: ContextByKind[Kind],
): SearchResult<CardByKind[Kind]> {
  return findCards(formOf(kind), criteria, context) as SearchResult<CardByKind[Kind]>;
}
