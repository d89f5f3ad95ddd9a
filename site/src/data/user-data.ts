/** What belongs to the person who is signed in, as against the choices of the device, is kept under this prefix. */
export const USER_PREFIX = "methuselah.user.";

/** Begins the keys of what somebody has not saved yet; only they themselves may agree to lose it. */
export const UNSENT_PREFIX = `${USER_PREFIX}unsent.`;

/** Where the decks of this device are kept. */
export const USER_DATABASE = "methuselah-user";

interface Clearing {
  /** Somebody else signs in where a session has ended by itself. */
  readonly keepUnsent: boolean;
}

/** Leaves nothing of the person on the device; its preferences stay. */
export async function clearUserData({ keepUnsent }: Clearing = { keepUnsent: false }): Promise<void> {
  for (const name of ["localStorage", "sessionStorage"] as const) {
    try {
      const storage = globalThis[name];
      const keys = Array.from({ length: storage.length }, (_, place) => storage.key(place));
      for (const key of keys) {
        if (key?.startsWith(USER_PREFIX) && !(keepUnsent && key.startsWith(UNSENT_PREFIX)))
          storage.removeItem(key);
      }
    } catch {
      // Where storage is refused, nothing was kept.
    }
  }
  try {
    const { forgetDecks } = await import("./decks/forget");
    await forgetDecks({ keepUnsent });
  } catch {
    // Where the browser keeps nothing there is nothing to remove; where the code cannot be had, all goes.
    if (!keepUnsent) globalThis.indexedDB?.deleteDatabase(USER_DATABASE);
  }
}
