import type { CardKind, CryptCard, LibraryCard } from "../card/card";
import type { CryptContext, LibraryContext } from "./card-base";
import { CRYPT_FILTERS } from "./crypt/registry";
import type { Filter, Parsed } from "./filter";
import { SearchForm, type ValuesOf } from "./form";
import { LIBRARY_FILTERS } from "./library/registry";
import { pathsOfOldLinks } from "./old-links";
import type { RawObject } from "./read";

/** Values of all filters as plain data; equal criteria are deeply equal. */
export type CryptCriteria = ValuesOf<typeof CRYPT_FILTERS>;
export type LibraryCriteria = ValuesOf<typeof LIBRARY_FILTERS>;

export interface CriteriaByKind {
  readonly crypt: CryptCriteria;
  readonly library: LibraryCriteria;
}

export interface CardByKind {
  readonly crypt: CryptCard;
  readonly library: LibraryCard;
}

export interface ContextByKind {
  readonly crypt: CryptContext;
  readonly library: LibraryContext;
}

export type CardForm<Kind extends CardKind> = SearchForm<
  CardByKind[Kind],
  CriteriaByKind[Kind],
  ContextByKind[Kind]
>;

const FORMS: { readonly [Kind in CardKind]: CardForm<Kind> } = {
  crypt: new SearchForm(CRYPT_FILTERS, pathsOfOldLinks),
  library: new SearchForm(LIBRARY_FILTERS),
};

/** The search form of a kind of cards. */
export function formOf<Kind extends CardKind>(kind: Kind): CardForm<Kind> {
  return FORMS[kind];
}

/** Filters of a kind in the order of `q`. */
export function filtersOf<Kind extends CardKind>(
  kind: Kind,
): readonly Filter<CardByKind[Kind], unknown, ContextByKind[Kind]>[] {
  return formOf(kind).filters;
}

export function emptyCriteria<Kind extends CardKind>(kind: Kind): CriteriaByKind[Kind] {
  return formOf(kind).empty;
}

/** Whether nothing is searched. */
export function isEmpty<Kind extends CardKind>(kind: Kind, criteria: CriteriaByKind[Kind]): boolean {
  return formOf(kind).isEmpty(criteria);
}

/** Parses the text of `q` (docs/rules/search.md §1.2). */
export function parseQuery<Kind extends CardKind>(kind: Kind, q: string): Parsed<CriteriaByKind[Kind]> {
  return formOf(kind).parseText(q);
}

/** The same for a parsed `q`. */
export function parseCriteria<Kind extends CardKind>(kind: Kind, raw: unknown): Parsed<CriteriaByKind[Kind]> {
  return formOf(kind).parse(raw);
}

/** The sanitized `q`. */
export function toQuery<Kind extends CardKind>(kind: Kind, criteria: CriteriaByKind[Kind]): RawObject {
  return formOf(kind).toQuery(criteria);
}
