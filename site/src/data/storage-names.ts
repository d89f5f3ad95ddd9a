/** Prefix of the stored keys that belong to the signed-in user; other keys are settings of the device. */
export const USER_PREFIX = "methuselah.user.";

/** The database of the decks on this device. */
export const USER_DATABASE = "methuselah-user";

/** Prefix of the stored keys about unsent edits: only their user may agree to lose them. */
export const UNSENT_PREFIX = `${USER_PREFIX}unsent.`;
