import type { CardKind } from "../../domain/card/card";
import { searchesByItself } from "../../domain/search/auto-search";
import { type CriteriaByKind, formOf } from "../../domain/search/criteria";
import type { TextValue } from "../../domain/search/shared/text";
import { type CriteriaSearch, type SettersOf, useCriteria } from "../../ui/search/use-criteria";
import type { QueryWriter } from "../../ui/search/use-query-writer";

interface SearchSettings<Kind extends CardKind> {
  readonly kind: Kind;
  readonly q: string | undefined;
  readonly onQueryChange: QueryWriter;
  /** Searches while the form changes; otherwise only on submit. */
  readonly live: boolean;
}

export type Setters<Kind extends CardKind> = SettersOf<CriteriaByKind[Kind]>;
export type Search<Kind extends CardKind> = CriteriaSearch<CriteriaByKind[Kind]>;

const TYPED = ["text"];
const waits = ({ text }: { readonly text: TextValue }) => !searchesByItself(text);

/** State of a card search. */
export function useSearch<Kind extends CardKind>(settings: SearchSettings<Kind>): Search<Kind> {
  const { kind, q, onQueryChange, live } = settings;
  return useCriteria({ form: formOf(kind), typed: TYPED, waits, q, onQueryChange, live });
}
