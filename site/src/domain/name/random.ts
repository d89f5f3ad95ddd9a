/**
 * Picks one of a list, evenly. `random` lies in [0, 1).
 * It works on what exists, never on arithmetic with ids: their numbering has gaps.
 */
export function pickRandom<Item>(items: readonly Item[], random: number): Item | undefined {
  return items[Math.min(Math.floor(random * items.length), items.length - 1)];
}
