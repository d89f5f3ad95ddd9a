/** Limits of the server (functions/inventory/limits.py). */

/** Copies of one card, and of a target. */
export const MAX_OWNED = 9999;
/** As code points. */
export const MAX_NOTE_LENGTH = 2000;
/** As UTF-8. */
export const MAX_NOTE_BYTES = 6000;
/** Printings of one card. */
export const MAX_PRINTINGS = 30;
