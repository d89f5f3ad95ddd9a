import { SHARED_TYPES } from "../../card/card-types";
import type { Archive } from "../archive";
import { endsOf, isInBand } from "../search/bands";
import { CAPACITY_BANDS } from "../search/capacity";
import { countedCrypt, MAX_CRYPT } from "../search/crypt-total";
import { LIBRARY_BANDS } from "../search/library-total";
import type { Steps } from "../steps";
import { type Compared, comparedInSteps, type Windows } from "./compared";
import type { Weighed } from "./weighed";

/** Shares of crypt sizes; the key is the size, smaller and larger ones join the ends. */
export function* cryptSizesInSteps({ facts }: Archive, windows: Windows): Steps<readonly Compared[]> {
  const rows = yield* comparedInSteps(MAX_CRYPT + 1, windows, (deck, add) =>
    add(countedCrypt(facts.cryptSizes[deck] ?? 0)),
  );
  return byKey(rows);
}

/** Shares of the library sizes that can be searched; the key is an index of `LIBRARY_BANDS`. */
export function* librarySizesInSteps({ facts }: Archive, windows: Windows): Steps<readonly Compared[]> {
  return byKey(yield* bandsInSteps(LIBRARY_BANDS, windows, (deck) => [facts.librarySizes[deck] ?? 0, 1]));
}

/**
 * Shares of the mean capacities that can be searched; the key is an index of `CAPACITY_BANDS`. A deck on the limit of
 * two bands belongs to both, as in the search.
 */
export function* capacitiesInSteps({ facts }: Archive, windows: Windows): Steps<readonly Compared[]> {
  return byKey(
    yield* bandsInSteps(CAPACITY_BANDS, windows, (deck) => [
      facts.capacities[deck] ?? 0,
      facts.counted[deck] ?? 0,
    ]),
  );
}

function bandsInSteps(
  bands: readonly string[],
  windows: Windows,
  sumOf: (deck: number) => readonly [sum: number, parts: number],
): Steps<readonly Compared[]> {
  const ends = bands.map(endsOf);
  return comparedInSteps(bands.length, windows, (deck, add) => {
    const [sum, parts] = sumOf(deck);
    for (const [key, band] of ends.entries()) if (isInBand(band, sum, parts)) add(key);
  });
}

function byKey(rows: readonly Compared[]): readonly Compared[] {
  return rows.toSorted((one, other) => one.key - other.key);
}

/** Weighted means of the decks: cards of crypt and library, capacity, and the part of each type in the library. */
export interface MeanSizes {
  readonly crypt: number;
  readonly library: number;
  readonly capacity: number;
  /** By the index of `SHARED_TYPES`, from 0 to 1. */
  readonly types: readonly number[];
}

/** Means of the sizes; decks without a library have no part of any type, those without a crypt no capacity. */
export function meanSizes({ facts }: Archive, { decks, weights, total }: Weighed): MeanSizes {
  let [crypt, library, capacity, withCapacity, withLibrary] = [0, 0, 0, 0, 0];
  const types = SHARED_TYPES.map(() => 0);
  for (const deck of decks) {
    const weight = weights[deck] ?? 0;
    const [size, counted] = [facts.librarySizes[deck] ?? 0, facts.counted[deck] ?? 0];
    crypt += weight * (facts.cryptSizes[deck] ?? 0);
    library += weight * size;
    if (counted > 0) {
      capacity += (weight * (facts.capacities[deck] ?? 0)) / counted;
      withCapacity += weight;
    }
    if (size === 0) continue;
    withLibrary += weight;
    for (let type = 0; type < types.length; type++) {
      types[type] =
        (types[type] ?? 0) + (weight * (facts.typeCopies[deck * types.length + type] ?? 0)) / size;
    }
  }
  return {
    crypt: crypt / (total || 1),
    library: library / (total || 1),
    capacity: capacity / (withCapacity || 1),
    types: types.map((sum) => sum / (withLibrary || 1)),
  };
}
