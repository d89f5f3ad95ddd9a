import type { Card } from "../card/card";
import type { CardPool } from "../limited/limited-format";
import type { QueryProblem } from "./filter";
import type { SearchForm } from "./form";
import { allPositions, listed } from "./positions";

export interface SearchResult<Found extends Card> {
  /** In ascending order of id. */
  readonly cards: readonly Found[];
  /**
   * Problems with criteria that the data cannot answer: unknown sets and artists, invalid patterns, traits without an
   * archive.
   */
  readonly problems: readonly QueryProblem[];
}

/** Cards that match all filters of a form, or all cards without filters; in limited mode only those of the pool. */
export function findCards<Criteria extends object, Context extends CardContext>(
  form: SearchForm<Criteria, Context>,
  criteria: Criteria,
  context: Context,
  isIn?: CardPool,
): SearchResult<CardOf<Context>> {
  const all: readonly CardOf<Context>[] = context.base.cards;
  const { found, problems } = form.find(criteria, context, allPositions(all.length));
  // A loop, because flatMap takes a third of the time of a search with many results.
  const cards: CardOf<Context>[] = [];
  for (const position of listed(found)) {
    const card = all[position];
    if (card && (!isIn || isIn(card))) cards.push(card);
  }
  return { cards, problems };
}

interface CardContext {
  readonly base: { readonly cards: readonly Card[] };
}

type CardOf<Context extends CardContext> = Context["base"]["cards"][number];
