import { tableSizes } from "../tables";

/** Numbers of entries that fit no tables: somebody who is ousted elsewhere joins later. */
export const needsJoiner = (entries: number) => entries === 7 || entries === 11;

/** Sizes of the tables of one evening (docs/rules/seating.md §5.3); undefined below 3 entries. */
export function eveningSizes(entries: number): readonly number[] | undefined {
  if (entries === 3 || entries === 6) return [entries];
  return entries < 3 ? undefined : tableSizes(needsJoiner(entries) ? entries + 1 : entries);
}
