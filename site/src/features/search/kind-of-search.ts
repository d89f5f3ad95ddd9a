import type { ComponentType, ReactNode } from "react";
import type { Card, CardKind } from "../../domain/card/card";
import type { CardBase, CardContext } from "../../domain/search/card-base";
import type { CriteriaByKind } from "../../domain/search/criteria";
import type { Sorter } from "../../domain/search/sort/sorter";
import type { RowProps } from "./results/result-list";
import type { Found } from "./use-found";
import type { Search } from "./use-search";

/** What a search for words and patterns looks into. */
export type TextsAndPatterns = Pick<CardContext, "texts" | "patterns">;

/** What tells the two searches apart. */
export interface KindOfSearch<Kind extends CardKind, Shown extends Card, Sort extends string> {
  readonly kind: Kind;
  readonly base: CardBase<Shown>;
  readonly find: (criteria: CriteriaByKind[Kind], asked: TextsAndPatterns) => Found<Shown>;
  readonly sorter: Sorter<Shown, Sort>;
  /** Orders offered, the usual one first. */
  readonly sorts: readonly [Sort, ...Sort[]];
  readonly Row: ComponentType<RowProps<Shown>>;
  readonly filters: (search: Search<Kind>) => ReactNode;
}
