import { useEffect, useMemo, useRef, useState } from "react";
import type { Card, CardKind } from "../../domain/card/card";
import type { Language } from "../../domain/language";
import type { QueryProblem } from "../../domain/search/filter";
import type { SearchTexts } from "../../domain/search/haystacks";
import { isWinSort, type WinSort } from "../../domain/search/sort/win-sorts";
import type { Overlay } from "../../generated/published";
import { useTranslation } from "../../i18n/translation";
import { useAnnounce } from "../../ui/live-region";
import type { WinOrder } from "./marks/win-order";
import type { Search, SearchKind, StockState } from "./search-kind";
import { type SearchIn, searchTexts } from "./search-texts";
import { type FoundNow, useFound } from "./use-found";

/** Language of text searches; selectable while cards are shown in another language than English. */
export interface LanguageChoice {
  readonly language: Exclude<Language, "en">;
  readonly where: SearchIn;
  readonly onChange: (where: SearchIn) => void;
}

export interface SortedResults<Kind extends CardKind, Shown extends Card, Sort extends string>
  extends Pick<FoundNow<Kind, Shown>, "search"> {
  /** Sorted; undefined without a search. */
  readonly cards: readonly Shown[] | undefined;
  /** Matches of a pattern are being computed, or the order is being fetched; the cards are those of the previous search, if any. */
  readonly isPending: boolean;
  readonly problems: readonly QueryProblem[];
  readonly sort: Sort | WinSort;
  /** undefined if the cards are in one of the usual orders. */
  readonly winOrder: WinOrder | undefined;
  /** The code of an order by wins could not be fetched; the cards are in the usual order. */
  readonly orderFailed: boolean;
  readonly texts: SearchTexts;
  readonly overlay: Overlay | null;
  readonly languageChoice: LanguageChoice | undefined;
  /**
   * Prepares data that the first search would otherwise compute, so that the first key press is as fast as the
   * others.
   */
  readonly prepare: () => void;
}

/** Cards that match a search, in the stored order and the chosen language. */
export function useSortedResults<Kind extends CardKind, Shown extends Card, Sort extends string>(
  {
    form,
    base,
    find,
    sorter,
    sorts,
    listing,
  }: Omit<SearchKind<Kind, Shown, Sort>, "Row" | "filters" | "examples">,
  criteria: Search<Kind>,
  stock: StockState | undefined,
): SortedResults<Kind, Shown, Sort> {
  const { language, overlay, sort } = listing;
  const { order: winOrder, isLoading, failed: orderFailed } = listing.byWins;
  const [where, setWhere] = useState<SearchIn>("both");
  const texts = useMemo(() => searchTexts(base.cards, base.english, overlay, where), [base, overlay, where]);
  const { found, isPending, search } = useFound({ form, base, find }, criteria.shown, texts, stock);
  const usual = isWinSort(sort) ? sorts[0] : sort;
  const sorted = useMemo(() => {
    const inOrder = found && sorter.sort(found.cards, usual);
    return inOrder && winOrder ? winOrder.sort(inOrder) : inOrder;
  }, [found, sorter, usual, winOrder]);
  const last = useRef<readonly Shown[]>(undefined);
  useEffect(() => {
    if (!isLoading) last.current = sorted;
  }, [isLoading, sorted]);
  const cards = isLoading ? last.current : sorted;
  useAnnouncedCount(isPending ? undefined : found?.cards.length);
  return {
    cards,
    isPending: isPending || isLoading,
    search,
    problems: [...criteria.problems, ...(found?.problems ?? [])],
    sort,
    winOrder,
    orderFailed,
    texts,
    overlay,
    languageChoice: overlay && language !== "en" ? { language, where, onChange: setWhere } : undefined,
    prepare: () => {
      texts.names();
      texts.folded();
      sorter.sort([], usual);
    },
  };
}

/** Milliseconds after the last change, so that only the final result is announced. */
const ANNOUNCE_AFTER = 600;

function useAnnouncedCount(count: number | undefined): void {
  const { t } = useTranslation();
  const announce = useAnnounce();
  useEffect(() => {
    if (count === undefined) return;
    const message = count === 0 ? t("search.none-found") : t("search.count", { count });
    const timer = setTimeout(() => announce(message), ANNOUNCE_AFTER);
    return () => clearTimeout(timer);
  }, [count, t, announce]);
}
