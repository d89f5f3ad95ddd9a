/** Limits of the server (functions/decks/limits.py); it counts characters as code points. */

export const MAX_NAME_LENGTH = 64;
export const MAX_AUTHOR_LENGTH = 64;
/** As UTF-8. */
export const MAX_DESCRIPTION_BYTES = 16 * 1024;
export const MAX_TAGS = 40;
export const MAX_TAG_LENGTH = 40;
/** Different cards of a deck, side lists included. */
export const MAX_CARDS = 1000;
/** Of one card. */
export const MAX_COPIES = 999;
