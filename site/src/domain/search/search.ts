import type { CardKind } from "../card/card";
import type { CardPool } from "../limited/limited-format";
import { type CardByKind, type ContextByKind, type CriteriaByKind, formOf } from "./criteria";
import type { QueryProblem } from "./filter";
import type { Compiled } from "./form";

export interface SearchResult<Kind extends CardKind> {
  /** In ascending order of id. */
  readonly cards: readonly CardByKind[Kind][];
  /** What the data could not answer: unknown sets and artists, broken patterns, traits without an archive. */
  readonly problems: readonly QueryProblem[];
}

/** Makes criteria ready to be asked of single cards. */
export function compiled<Kind extends CardKind>(
  kind: Kind,
  criteria: CriteriaByKind[Kind],
  context: ContextByKind[Kind],
): Compiled<CardByKind[Kind]> {
  return formOf(kind).compile(criteria, context);
}

/** Cards for which every criterion holds; all of them when nothing is asked. In limited mode those of the pool only. */
export function search<Kind extends CardKind>(
  kind: Kind,
  criteria: CriteriaByKind[Kind],
  context: ContextByKind[Kind],
  isIn?: CardPool,
): SearchResult<Kind> {
  const { test, problems } = compiled(kind, criteria, context);
  const all: readonly CardByKind[Kind][] = context.base.cards as readonly CardByKind[Kind][];
  const cards = all.filter(isIn ? (card, position) => isIn(card) && test(card, position) : test);
  return { cards, problems };
}
