/** What belongs to the person who is signed in, as against the choices of the device, is kept under this prefix. */
export const USER_PREFIX = "methuselah.user.";

/** Leaves nothing of the person on the device; its preferences stay. */
export function clearUserData(): void {
  for (const name of ["localStorage", "sessionStorage"] as const) {
    try {
      const storage = globalThis[name];
      const keys = Array.from({ length: storage.length }, (_, place) => storage.key(place));
      for (const key of keys) if (key?.startsWith(USER_PREFIX)) storage.removeItem(key);
    } catch {
      // Where storage is refused, nothing was kept.
    }
  }
}
