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

/** Texts of a deck that are edited one by one, with their maximum length; bytes are those of UTF-8. */
export const DECK_TEXTS = {
  name: { characters: MAX_NAME_LENGTH },
  author: { characters: MAX_AUTHOR_LENGTH },
  revisionLabel: { characters: 32 },
  description: { bytes: MAX_DESCRIPTION_BYTES },
} as const satisfies Readonly<Record<string, { readonly characters: number } | { readonly bytes: number }>>;

export type DeckTextField = keyof typeof DECK_TEXTS;

export const DECK_TEXT_FIELDS = Object.keys(DECK_TEXTS) as readonly DeckTextField[];
