/** More results than this are counted first and shown on demand (docs/rules/search.md §1.6). */
export const PREVIEW_LIMIT = 400;

/** Milliseconds before a change of a text row or of a box is written to the address (docs/rules/search.md §1.6). */
export const TEXT_DEBOUNCE = 250;
export const CHOICE_DEBOUNCE = 180;

/** A text of at most this many characters does not start a search by itself (docs/rules/search.md §1.6). */
export const SHORT_TEXT = 2;

/** Printings from this day on are by Black Chantry Productions (docs/rules/search.md §7.1). */
export const BCP_FIRST_DAY = "2018-01-01";

/** Stands for a date that is not known (docs/rules/search.md §7.1). */
export const FAR_FUTURE = "2077-01-01";
