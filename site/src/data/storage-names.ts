/** Prefix of the stored keys that belong to the signed-in user; other keys are settings of the device. */
export const USER_PREFIX = "methuselah.user.";

/** The database of the decks on this device. */
export const USER_DATABASE = "methuselah-user";

/** Prefix of the stored keys about unsent edits: only their user may agree to lose them. */
export const UNSENT_PREFIX = `${USER_PREFIX}unsent.`;

/** Begins each key about the unsent edits of a user; a slash follows where there are several. */
export function unsentKey(username: string): string {
  return UNSENT_PREFIX + encodeURIComponent(username);
}

/** The user whose unsent edits the key is about. */
export function userOfUnsent(key: string): string {
  const name = key.slice(UNSENT_PREFIX.length).replace(/\/.*/, "");
  try {
    return decodeURIComponent(name);
  } catch {
    // Earlier releases have not encoded it.
    return name;
  }
}
