import type { CardKind, CryptCard, LibraryCard } from "../card/card";
import type { CryptContext, LibraryContext } from "./card-base";
import { CRYPT_FORM, type CryptCriteria } from "./crypt/crypt-form";
import type { SearchForm } from "./form";
import { LIBRARY_FORM, type LibraryCriteria } from "./library/library-form";

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
  crypt: CRYPT_FORM,
  library: LIBRARY_FORM,
};

/** The search form of a kind of cards, where both kinds are searched; a page of one kind imports its own. */
export function formOf<Kind extends CardKind>(kind: Kind): CardForm<Kind> {
  return FORMS[kind];
}
