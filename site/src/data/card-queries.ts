import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import type { Card, CardKind } from "../domain/card/card";
import type { Language } from "../domain/language";
import { type FileName, fileOptions, ONCE } from "./published-file";

/**
 * Queries of the card data. Separate from the code that builds the data, so that fetching can begin while that code
 * is still loading.
 */

/** Cards of one kind, ascending by id, and by id. Enough to show a card; a search needs the base. */
export interface CardList<Kind extends Card> {
  readonly cards: readonly Kind[];
  readonly byId: ReadonlyMap<number, Kind>;
}

export const cardsKey = (kind: CardKind) => ["cards", kind] as const;
export const baseKey = (kind: CardKind) => ["base", kind] as const;
/** Files that cards of a playtest round take part in. */
export const joinedFileKey = (name: FileName) => ["joined", name] as const;
export const overlayKey = (language: Language) => ["overlay", language] as const;

const SEARCH_FILES = {
  crypt: ["crypt", "search-crypt", "sets"],
  library: ["library", "search-library", "sets"],
} as const satisfies Record<CardKind, readonly FileName[]>;

function warm(client: QueryClient, names: readonly FileName[]): void {
  for (const name of names) {
    if (!client.getQueryState(joinedFileKey(name))) void client.prefetchQuery(fileOptions(name, ONCE));
  }
}

/** Starts fetching what `cryptBaseOptions` or `libraryBaseOptions` will need. */
export function warmSearch(client: QueryClient, kind: CardKind): void {
  if (client.getQueryState(baseKey(kind))) return;
  const [cards, ...others] = SEARCH_FILES[kind];
  warm(client, client.getQueryState(cardsKey(kind)) ? others : [cards, ...others]);
}

/** Starts fetching the cards of one kind. */
export function warmCards(client: QueryClient, kind: CardKind): void {
  if (!client.getQueryState(cardsKey(kind))) warm(client, [kind]);
}

/** Starts fetching the names for quick search. */
export function warmNames(client: QueryClient): void {
  warm(client, ["names"]);
}

/** What `read` returns of the cache, without a request. */
function useCached<Value>(read: (client: QueryClient) => Value): Value {
  const client = useQueryClient();
  return useSyncExternalStore(
    (listener) => client.getQueryCache().subscribe(listener),
    () => read(client),
  );
}

/** The cards of one kind once some screen has fetched them. */
export function useCachedCards(kind: CardKind): CardList<Card> | undefined {
  return useCached((client) => client.getQueryData(cardsKey(kind)));
}

/** The translations of the language could not be fetched. */
export function useOverlayFailed(language: Language): boolean {
  return useCached((client) => client.getQueryState(overlayKey(language))?.status === "error");
}
