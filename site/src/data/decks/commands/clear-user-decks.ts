import { closeDeckStores } from "../deck-stores";
import { BROWSER_STORAGE } from "../storage/indexed-db";
import { isQueueKey } from "../storage/keys";

/** Removes all stored decks from this device; unsent edits stay when `keepUnsent` is true. */
export async function clearUserDecks({ keepUnsent }: { readonly keepUnsent: boolean }): Promise<void> {
  closeDeckStores();
  const keys = await BROWSER_STORAGE.keys();
  await BROWSER_STORAGE.remove(keys.filter((key) => !(keepUnsent && isQueueKey(key))));
}
