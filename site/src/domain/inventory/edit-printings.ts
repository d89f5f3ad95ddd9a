import type { Printing } from "./printings";

/** Copies that have a printing. */
export function placedCopies(printings: readonly Printing[]): number {
  return printings.reduce((sum, { copies }) => sum + copies, 0);
}

/**
 * The printings with another one at an index, or a new one at the end. Those of the same set and language become one,
 * and one without copies is removed (docs/rules/inventory.md §2.4).
 */
export function withPrinting(
  printings: readonly Printing[],
  index: number,
  next: Printing,
): readonly Printing[] {
  const all = printings.toSpliced(index, 1, next);
  const isSame = (one: Printing) => one.set === next.set && one.language === next.language;
  const merged = { ...next, copies: placedCopies(all.filter(isSame)) };
  return all
    .flatMap((one, at) => (at === index ? [merged] : isSame(one) ? [] : [one]))
    .filter(({ copies }) => copies > 0);
}

/** The first set and language without a printing; undefined if all have one. */
export function unplacedPrinting(
  printings: readonly Printing[],
  sets: readonly string[],
  languages: readonly string[],
): Pick<Printing, "set" | "language"> | undefined {
  for (const language of languages) {
    const isPlaced = (set: string) => printings.some((one) => one.set === set && one.language === language);
    const set = sets.find((one) => !isPlaced(one));
    if (set !== undefined) return { set, language };
  }
  return undefined;
}
