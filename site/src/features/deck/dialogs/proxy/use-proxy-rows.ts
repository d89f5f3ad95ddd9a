import { useSuspenseQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { cryptBaseOptions, libraryBaseOptions } from "../../../../data/card-data";
import type { Card } from "../../../../domain/card/card";
import type { DeckCards } from "../../../../domain/deck/deck";
import { cryptList, libraryList } from "../../../../domain/deck/rows/deck-card-rows";
import { useCryptSort } from "../../cards/crypt/use-crypt-sort";

export interface ProxyRowCard {
  readonly card: Card;
  readonly copies: number;
}

export interface ProxyGroup {
  /** "crypt", or a heading of the library. */
  readonly heading: string;
  readonly rows: readonly ProxyRowCard[];
}

/** The cards of a deck in printing order: the crypt in its chosen order, then the library by type. */
export function useProxyRows(cards: DeckCards): readonly ProxyGroup[] {
  const { data: crypt } = useSuspenseQuery(cryptBaseOptions());
  const { data: library } = useSuspenseQuery(libraryBaseOptions());
  const [sort] = useCryptSort();
  return useMemo(() => {
    const { played } = cryptList(cards, cards, (id) => crypt.byId.get(id), sort);
    const { sections } = libraryList(cards, cards, (id) => library.byId.get(id));
    return [{ heading: "crypt", rows: played }, ...sections].filter(({ rows }) => rows.length > 0);
  }, [cards, crypt, library, sort]);
}
