import { closeDeckStores } from "../deck-stores";
import { BROWSER_STORAGE } from "../storage/indexed-db";
import { userOfQueue } from "../storage/keys";

/** Removes all stored decks from this device; unsent edits of users for whom `keepsUnsent` is true stay. */
export async function clearUserDecks(keepsUnsent: (username: string) => boolean): Promise<void> {
  closeDeckStores();
  const keys = await BROWSER_STORAGE.keys();
  const isKept = (key: string) => {
    const user = userOfQueue(key);
    return user !== undefined && keepsUnsent(user);
  };
  await BROWSER_STORAGE.remove(keys.filter((key) => !isKept(key)));
}
