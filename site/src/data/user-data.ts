import { UNSENT_PREFIX, USER_DATABASE, USER_PREFIX, userOfUnsent } from "./storage-names";

/**
 * Removes all data of users from the device; its preferences stay, and unsent edits of users for whom `keepsUnsent` is
 * true: only their user may agree to lose them.
 */
export async function clearUserData(keepsUnsent: (username: string) => boolean): Promise<void> {
  let isAnyKept = false;
  for (const name of ["localStorage", "sessionStorage"] as const) {
    try {
      const storage = globalThis[name];
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
      for (const key of keys) {
        if (!key?.startsWith(USER_PREFIX)) continue;
        const isKept = key.startsWith(UNSENT_PREFIX) && keepsUnsent(userOfUnsent(key));
        if (isKept) isAnyKept = true;
        else storage.removeItem(key);
      }
    } catch {
      // When storage is unavailable, nothing was stored.
    }
  }
  try {
    const { clearUserDecks } = await import("./decks/commands/clear-user-decks");
    await clearUserDecks(keepsUnsent);
  } catch {
    // Without storage there is nothing to remove; when the code cannot be fetched, everything is removed.
    if (!isAnyKept) globalThis.indexedDB?.deleteDatabase(USER_DATABASE);
  }
}
