import type { CardKind, CryptCard, LibraryCard } from "../card/card";
import type { CryptContext, LibraryContext } from "./card-base";
import { type CriteriaByKind, criteriaFrom, criterionValue, filtersOf } from "./criteria";
import type { Parsed, QueryProblem } from "./filter";

export interface CardByKind {
  readonly crypt: CryptCard;
  readonly library: LibraryCard;
}

export interface ContextByKind {
  readonly crypt: CryptContext;
  readonly library: LibraryContext;
}

export interface SearchResult<Kind extends CardKind> {
  /** In ascending order of id. */
  readonly cards: readonly CardByKind[Kind][];
  /** What the data could not answer: unknown sets and artists, broken patterns, traits without an archive. */
  readonly problems: readonly QueryProblem[];
}

/** Brings criteria into the spelling of the data and drops what the data does not know. */
export function settle<Kind extends CardKind>(
  kind: Kind,
  criteria: CriteriaByKind[Kind],
  context: ContextByKind[Kind],
): Parsed<CriteriaByKind[Kind]> {
  const problems: QueryProblem[] = [];
  const value = criteriaFrom(kind, (filter) => {
    const own = criterionValue(criteria, filter);
    if (filter.settle === undefined || !filter.isActive(own)) return own;
    const settled = filter.settle(own, context);
    problems.push(...settled.problems);
    return settled.value;
  });
  return { value, problems };
}

interface Compiled<Kind extends CardKind> {
  /** Whether every criterion holds for a card; the position is its place in the base. */
  readonly test: (card: CardByKind[Kind], position: number) => boolean;
  readonly problems: readonly QueryProblem[];
}

/** Makes criteria ready to be asked of single cards. */
export function compiled<Kind extends CardKind>(
  kind: Kind,
  criteria: CriteriaByKind[Kind],
  context: ContextByKind[Kind],
): Compiled<Kind> {
  const { value, problems } = settle(kind, criteria, context);
  const tests = filtersOf(kind)
    .filter((filter) => filter.isActive(criterionValue(value, filter)))
    .map((filter) => filter.compile(criterionValue(value, filter), context));
  return { test: (card, position) => tests.every((test) => test(card, position)), problems };
}

/** Cards for which every criterion holds; all of them when nothing is asked. */
export function search<Kind extends CardKind>(
  kind: Kind,
  criteria: CriteriaByKind[Kind],
  context: ContextByKind[Kind],
): SearchResult<Kind> {
  const { test, problems } = compiled(kind, criteria, context);
  const all: readonly CardByKind[Kind][] = context.base.cards as readonly CardByKind[Kind][];
  return { cards: all.filter(test), problems };
}
