/** The sizes of Standard, which publishing requires as well (docs/rules/decks.md §5.1). */
export const MIN_CRYPT = 12;
export const MIN_LIBRARY = 60;
export const MAX_LIBRARY = 90;

/** Copies below (negative) or above a size; 0 for a right one. */
export function sizeOff(count: number, least: number, most = Number.POSITIVE_INFINITY): number {
  return count < least ? count - least : Math.max(0, count - most);
}
