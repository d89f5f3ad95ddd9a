import type { QueryClient } from "@tanstack/react-query";
import { accountOptions } from "../account-query";
import { deckStoreOf, userOf } from "./deck-stores";

/** Opens the signed-in user's decks before a page asks for them. Throws the errors of the request. */
export async function openAhead(queryClient: QueryClient): Promise<void> {
  if (userOf(queryClient) === undefined) await queryClient.ensureQueryData(accountOptions());
  if (userOf(queryClient) !== undefined) deckStoreOf(queryClient);
}
