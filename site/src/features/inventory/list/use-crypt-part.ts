import { useCallback, useMemo, useState } from "react";
import type { CardList } from "../../../data/card-queries";
import type { CryptCard } from "../../../domain/card/card";
import { clanChoices, cryptOfClan, type StockChoice } from "../../../domain/inventory/stock-filters";
import { STOCK_CRYPT_SORTS } from "../../../domain/inventory/stock-order";
import type { StockRow } from "../../../domain/inventory/stock-rows";
import { CRYPT_ORDERS } from "../../../domain/search/sort/crypt-orders";
import { Sorter } from "../../../domain/search/sort/sorter";
import { type Shown, type StockPart, useStockPart } from "./use-stock-part";

type CryptSort = (typeof STOCK_CRYPT_SORTS)[number];

/** The crypt of the inventory with its filter. */
export interface CryptPart extends StockPart<CryptCard, CryptSort> {
  /** undefined: all clans. */
  readonly clan: string | undefined;
  readonly onClan: (clan: string | undefined) => void;
  readonly clans: readonly StockChoice[];
}

export function useCryptPart(cards: CardList<CryptCard>, shown: Shown): CryptPart {
  const [clan, onClan] = useState<string | undefined>();
  const sorter = useMemo(() => new Sorter(cards.cards, CRYPT_ORDERS), [cards]);
  const matching = useCallback((rows: readonly StockRow<CryptCard>[]) => cryptOfClan(rows, clan), [clan]);
  const part = useStockPart<CryptCard, CryptSort>({
    ...shown,
    kind: "crypt",
    cards,
    sorter,
    sorts: STOCK_CRYPT_SORTS,
    matching,
  });
  const clans = useMemo(() => clanChoices(part.all, clan), [part.all, clan]);
  return useMemo(() => ({ ...part, clan, onClan, clans }), [part, clan, clans]);
}
