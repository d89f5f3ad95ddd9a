import type { CardKind, CryptCard, LibraryCard } from "../card/card";
import type { CryptContext, LibraryContext } from "./card-base";
import { CRYPT_FILTERS } from "./crypt/registry";
import { SearchForm, type ValuesOf } from "./form";
import { LIBRARY_FILTERS } from "./library/registry";
import { pathsOfOldLinks } from "./old-links";

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

export type CardForm<Kind extends CardKind> = SearchForm<CriteriaByKind[Kind], ContextByKind[Kind]>;

const FORMS: { readonly [Kind in CardKind]: CardForm<Kind> } = {
  crypt: new SearchForm(CRYPT_FILTERS, pathsOfOldLinks),
  library: new SearchForm(LIBRARY_FILTERS),
};

/** The search form of a kind of cards. */
export function formOf<Kind extends CardKind>(kind: Kind): CardForm<Kind> {
  return FORMS[kind];
}
