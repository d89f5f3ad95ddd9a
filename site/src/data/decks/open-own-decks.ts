import type { QueryClient } from "@tanstack/react-query";
import { accountOptions } from "../account-query";
import { deckStoreOf, userOf } from "./deck-stores";
import type { DeckStore } from "./store/deck-store";

/**
 * Opens the signed-in user's decks, also before the page knows the account; undefined: no user is signed in. Rejects
 * when the account cannot be fetched.
 */
export async function openOwnDecks(client: QueryClient): Promise<DeckStore | undefined> {
  if (userOf(client) === undefined) await client.ensureQueryData(accountOptions());
  const user = userOf(client);
  return user === undefined ? undefined : deckStoreOf(client, user);
}
