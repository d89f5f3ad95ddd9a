import { type CardLanguage, useCardLanguage } from "../../data/use-card-language";
import type { CardKind } from "../../domain/card/card";
import type { WinSort } from "../../domain/search/sort/win-sorts";
import type { WinOrder } from "./marks/win-order";
import { useSort } from "./results/sort-select";
import { useWinOrder } from "./use-win-order";

/** Language and order of the results of a page, whatever is searched. */
export interface Listing<Sort extends string> extends CardLanguage {
  readonly sort: Sort | WinSort;
  /** The order by wins, while it is chosen. */
  readonly byWins: {
    /** undefined without such an order, or until it is there. */
    readonly order: WinOrder | undefined;
    readonly isLoading: boolean;
    readonly failed: boolean;
  };
}

/** Belongs above the search, which renders with each key press: subscriptions to queries are costly. */
export function useListing<Sort extends string>(
  kind: CardKind,
  sorts: readonly [Sort, ...Sort[]],
): Listing<Sort> {
  const cardLanguage = useCardLanguage();
  const sort = useSort(kind, sorts);
  const { data: order, isLoading, isError: failed } = useWinOrder(sort);
  return { ...cardLanguage, sort, byWins: { order, isLoading, failed } };
}
