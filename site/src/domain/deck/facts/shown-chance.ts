/** Collections of these sizes are not drawn from, so chances are not shown (docs/rules/decks.md §9.7). */
const MAX_CRYPT_WITH_CHANCES = 35;
const MAX_LIBRARY_WITH_CHANCES = 100;
const DISTINCT_BELOW = 20;

/** Whether draw chances are shown, by the sizes of both parts. */
export function showsChances(crypt: number, library: number): boolean {
  return crypt <= MAX_CRYPT_WITH_CHANCES && library <= MAX_LIBRARY_WITH_CHANCES;
}

/** Whether chances of different vampires are shown, by their number. */
export function showsDistinctDraw(vampires: number): boolean {
  return vampires < DISTINCT_BELOW;
}

/** Integer percentage; possible events are never 0, uncertain ones never 100 (docs/rules/decks.md §9.7). */
export function shownPercent(chance: number): number {
  if (chance <= 0 || chance >= 1) return chance <= 0 ? 0 : 100;
  return Math.round(Math.min(Math.max(chance, 0.01), 0.99) * 100);
}

/** Percentage for different vampires: one decimal below 2 %, otherwise an integer; undefined if impossible. */
export function shownDistinctPercent(chance: number): number | undefined {
  if (chance <= 0) return undefined;
  return chance < 0.02 ? Math.round(chance * 1000) / 10 : Math.round(chance * 100);
}
