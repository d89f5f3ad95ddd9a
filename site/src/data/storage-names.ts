/** Prefix of the stored keys that belong to the signed-in user; other keys are settings of the device. */
export const USER_PREFIX = "methuselah.user.";

/** The database of the decks on this device. */
export const USER_DATABASE = "methuselah-user";
