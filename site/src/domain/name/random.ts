/**
 * Picks an item of a list uniformly; `random` is in [0, 1). Cards are picked from lists, because their ids have gaps.
 */
export function pickRandom<Item>(items: readonly Item[], random: number): Item | undefined {
  return items[Math.min(Math.floor(random * items.length), items.length - 1)];
}
