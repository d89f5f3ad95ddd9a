import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { accountOptions } from "../../account-query";
import { session } from "../../session";
import { useStore } from "../../store";
import { deckStoreOf, userOf } from "../deck-stores";
import type { DeckStore } from "../store/deck-store";

interface KnownDeckStore {
  readonly deckStore: DeckStore;
  /** false while the signed-in user is still unknown. */
  readonly known: boolean;
}

/** The deck store of the signed-in user, or the visitor's. */
export function useDeckStore(): KnownDeckStore {
  const client = useQueryClient();
  const state = useStore(session);
  const { isError, data } = useQuery({ ...accountOptions(), enabled: state !== "out" });
  const user = data?.username ?? userOf(client);
  const known = user !== undefined || state === "out" || data === null || isError;
  return { deckStore: deckStoreOf(client, user), known };
}

/** Renders the component again when the value that `read` returns is another one. */
export function useDeckStoreValue<Value>(deckStore: DeckStore, read: (store: DeckStore) => Value): Value {
  return useSyncExternalStore(deckStore.subscribe, () => read(deckStore));
}
