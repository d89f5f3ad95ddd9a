/** More results than this are counted first and shown on demand (docs/rules/search.md §1.6). */
export const PREVIEW_LIMIT = 400;

/** Delay in milliseconds before changed texts or choices are written to the URL (docs/rules/search.md §1.6). */
export const TEXT_DEBOUNCE = 250;
export const CHOICE_DEBOUNCE = 180;

/** Texts of at most this length do not start a search automatically (docs/rules/search.md §1.6). */
export const SHORT_TEXT = 2;

/** First day of printings by Black Chantry Productions (docs/rules/search.md §7.1). */
export const BCP_FIRST_DAY = "2018-01-01";

/** Represents an unknown date (docs/rules/search.md §7.1). */
export const FAR_FUTURE = "2077-01-01";
