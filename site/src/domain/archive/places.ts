import type { PlaceSpellings } from "../../generated/published";
import { fold } from "../name/fold";

/** Spellings of places without case and accents. */
export interface FoldedSpellings {
  readonly aliases: ReadonlyMap<string, string>;
  readonly regions: ReadonlySet<string>;
  readonly cities: ReadonlyMap<string, string>;
}

export function foldedSpellings({ aliases, regions, cities }: PlaceSpellings): FoldedSpellings {
  return { aliases: foldedPairs(aliases), regions: new Set(regions.map(fold)), cities: foldedPairs(cities) };
}

function foldedPairs(pairs: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(pairs).map(([written, listed]) => [fold(written), fold(listed)]));
}

/**
 * Country and city of a place, folded: "Some Hall, Columbus, Ohio, United States" → "usa", "columbus (oh), usa".
 * Follows the rule of `card_pipeline/normalise/places.py`: the country comes last, the city before it, regions are
 * ignored.
 */
export function locate(place: string, { aliases, regions, cities }: FoldedSpellings) {
  const folded = fold(place);
  const parts = (cities.get(folded) ?? folded).split(", ");
  const last = parts.pop() ?? "";
  const country = aliases.get(last) ?? last;
  const name = parts.findLast((part) => !regions.has(part)) ?? parts.at(-1);
  if (name === undefined) return { country, city: country };
  const city = `${name}, ${country}`;
  return { country, city: cities.get(city) ?? city };
}
