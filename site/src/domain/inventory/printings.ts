/** Copies of a card from one set in one language. */
export interface Printing {
  /** Code of the set: "FN". */
  readonly set: string;
  /** Two letters: "en". */
  readonly language: string;
  readonly copies: number;
}

/**
 * Printings of no more copies than there are: the last ones lose theirs first; undefined if none is left
 * (docs/rules/inventory.md §2.4).
 */
export function withinCopies(
  printings: readonly Printing[],
  copies: number,
): readonly Printing[] | undefined {
  let left = copies;
  const limited = printings.map((one) => {
    const taken = Math.min(one.copies, left);
    left -= taken;
    return taken === one.copies ? one : { ...one, copies: taken };
  });
  const some = limited.filter((one) => one.copies > 0);
  return some.length > 0 ? some : undefined;
}

/** Printings of the same set and language as one, in the order of the first (docs/rules/inventory.md §2.4). */
export function joinedPrintings(printings: Iterable<Printing>): readonly Printing[] {
  const joined = new Map<string, Printing>();
  for (const one of printings) {
    const key = `${one.set} ${one.language}`;
    joined.set(key, { ...one, copies: one.copies + (joined.get(key)?.copies ?? 0) });
  }
  return [...joined.values()];
}
