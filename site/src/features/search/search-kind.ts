import type { ComponentType, ReactNode } from "react";
import type { Card, CardKind } from "../../domain/card/card";
import type { CardBase, CardContext, SearchedStock } from "../../domain/search/card-base";
import type { CardForm, CriteriaByKind } from "../../domain/search/criteria";
import type { QueryProblem } from "../../domain/search/filter";
import type { Sorter } from "../../domain/search/sort/sorter";
import type { Example } from "../../ui/search/example";
import type { CriteriaSearch, SettersOf } from "../../ui/search/use-criteria";
import type { RowProps } from "./results/result-list";
import type { Listing } from "./use-listing";

export type Setters<Kind extends CardKind> = SettersOf<CriteriaByKind[Kind]>;
export type Search<Kind extends CardKind> = CriteriaSearch<CriteriaByKind[Kind]>;

export interface Found<Shown extends Card> {
  readonly cards: readonly Shown[];
  readonly problems: readonly QueryProblem[];
}

/** What changes between searches: texts, matches of patterns, typed units, the inventory, the user's format, the day. */
export type SearchInputs = Pick<
  CardContext,
  "texts" | "patterns" | "stock" | "units" | "ownFormat" | "today"
>;

/** The inventory in inventory mode; only a known one can be searched. */
export type StockState = SearchedStock | "loading" | "failed";

/** Properties of the crypt and library searches. */
export interface SearchKind<Kind extends CardKind, Shown extends Card, Sort extends string> {
  readonly kind: Kind;
  readonly form: CardForm<Kind>;
  readonly base: CardBase<Shown>;
  readonly find: (criteria: CriteriaByKind[Kind], inputs: SearchInputs) => Found<Shown>;
  readonly sorter: Sorter<Shown, Sort>;
  /** Sort orders, default first. */
  readonly sorts: readonly [Sort, ...Sort[]];
  readonly listing: Listing<Sort>;
  /** Searches that show what the form can do. */
  readonly examples: readonly Example[];
  readonly Row: ComponentType<RowProps<Shown>>;
  readonly filters: (search: Search<Kind>) => ReactNode;
}
