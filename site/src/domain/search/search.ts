import type { CardKind } from "../card/card";
import type { CardPool } from "../limited/limited-format";
import { type CardByKind, type ContextByKind, type CriteriaByKind, formOf } from "./criteria";
import type { QueryProblem } from "./filter";

export interface SearchResult<Kind extends CardKind> {
  /** In ascending order of id. */
  readonly cards: readonly CardByKind[Kind][];
  /**
   * Problems with criteria that the data cannot answer: unknown sets and artists, invalid patterns, traits without an
   * archive.
   */
  readonly problems: readonly QueryProblem[];
}

/** Cards that match all filters, or all cards without filters; in limited mode only those of the pool. */
export function search<Kind extends CardKind>(
  kind: Kind,
  criteria: CriteriaByKind[Kind],
  context: ContextByKind[Kind],
  isIn?: CardPool,
): SearchResult<Kind> {
  const { test, problems } = formOf(kind).compile(criteria, context);
  const all: readonly CardByKind[Kind][] = context.base.cards as readonly CardByKind[Kind][];
  const cards = all.filter(isIn ? (card, position) => isIn(card) && test(card, position) : test);
  return { cards, problems };
}
