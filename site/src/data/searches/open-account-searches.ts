import type { QueryClient } from "@tanstack/react-query";
import { createStore } from "../../domain/store";
import { session } from "../session";
import type { AccountSearches } from "./account-searches";
import { deviceSearches } from "./device-searches";

interface Opened {
  readonly user: string | undefined;
  readonly store: AccountSearches;
}

/** The searches of the account that is signed in, once their code was loaded. */
export const openedSearches = createStore<Opened | undefined>(undefined);
session.subscribe(() => session.get() === "out" && openedSearches.set(undefined));

/** Opens the searches of the account; undefined: nobody is signed in. Rejects when code or account cannot be fetched. */
export async function openAccountSearches(client: QueryClient): Promise<AccountSearches | undefined> {
  if (session.get() === "out") return undefined;
  const [{ openOwnDecks }, { searchesBeside }] = await Promise.all([
    import("../decks/open-own-decks"),
    import("./account-searches"),
  ]);
  const decks = await openOwnDecks(client);
  if (!decks) return undefined;
  const store = searchesBeside(decks);
  await store.started;
  openedSearches.set({ user: decks.user, store });
  return store;
}

/**
 * Fetches the searches that this device does not know yet, and adds its own to the account. What could not be fetched
 * where it is shown is fetched again from there, so that the button for that does not vanish under the finger.
 */
export async function prepareAccountSearches(client: QueryClient): Promise<void> {
  const store = await openAccountSearches(client);
  if (!store || store.failed()) return;
  if (store.searches() === undefined || deviceSearches.get().length > 0) await store.refresh();
}
