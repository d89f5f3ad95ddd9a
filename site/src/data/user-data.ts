import { UNSENT_PREFIX, USER_DATABASE, USER_PREFIX } from "./storage-names";

interface Clearing {
  /** Another user signs in after a session has expired. */
  readonly keepUnsent: boolean;
}

/** Removes all data of the user from the device; the device's preferences stay. */
export async function clearUserData({ keepUnsent }: Clearing = { keepUnsent: false }): Promise<void> {
  for (const name of ["localStorage", "sessionStorage"] as const) {
    try {
      const storage = globalThis[name];
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
      for (const key of keys) {
        if (key?.startsWith(USER_PREFIX) && !(keepUnsent && key.startsWith(UNSENT_PREFIX)))
          storage.removeItem(key);
      }
    } catch {
      // When storage is unavailable, nothing was stored.
    }
  }
  try {
    const { clearUserDecks } = await import("./decks/commands/clear-user-decks");
    await clearUserDecks({ keepUnsent });
  } catch {
    // Without storage there is nothing to remove; when the code cannot be fetched, everything is removed.
    if (!keepUnsent) globalThis.indexedDB?.deleteDatabase(USER_DATABASE);
  }
}
