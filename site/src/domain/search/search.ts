import type { CardKind } from "../card/card";
import type { CardPool } from "../limited/limited-format";
import { type CardByKind, type ContextByKind, type CriteriaByKind, formOf } from "./criteria";
import type { QueryProblem } from "./filter";
import { allPositions, listed } from "./positions";

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
  const all = context.base.cards as readonly CardByKind[Kind][];
  const { found, problems } = formOf(kind).find(criteria, context, allPositions(all.length));
  const cards = listed(found).flatMap((position) => all[position] ?? []);
  return { cards: isIn ? cards.filter(isIn) : cards, problems };
}
