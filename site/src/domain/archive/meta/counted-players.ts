import type { Archive } from "../archive";
import { median } from "./median";

/**
 * Players of the event of each deck. An unknown number counts as the median of its year, or of all years if no event of
 * its year is known (docs/rules/archives.md §10.2); 1 if no number is known at all.
 */
export function countedPlayers({ table, players }: Archive): Float64Array {
  const byYear = new Map<number, number[]>();
  const all: number[] = [];
  for (let deck = 0; deck < table.count; deck++) {
    const count = players[deck] ?? 0;
    if (count === 0) continue;
    const year = table.years[deck] ?? 0;
    const known = byYear.get(year);
    if (known) known.push(count);
    else byYear.set(year, [count]);
    all.push(count);
  }
  const medians = new Map([...byYear].map(([year, counts]) => [year, median(counts) ?? 1]));
  const ofAll = median(all) ?? 1;
  return Float64Array.from(
    { length: table.count },
    (_, deck) => players[deck] || (medians.get(table.years[deck] ?? 0) ?? ofAll),
  );
}
