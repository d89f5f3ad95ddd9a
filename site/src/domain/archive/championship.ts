/** National and continental championships by how reports name them (screens §6.5): "Italian NC 2025". */
const NAMED = /\b(?:NAC|NC|EC|SAC|RESAC|ACC|Continental Championship),? \d{4}$/;
/** The second day of one that takes two. */
const SECOND_DAY = /\b(?:NAC|NC|EC|SAC) \d{4}(?: ?[-–]+)? Day 2$/;
/** The year may come first: "Australian / New Zealand 2023 Continental Championship". */
const YEAR_FIRST = /\b\d{4}\b.* Continental Championship$/;

/** Is an event a championship, by its name? Side events, qualifiers and first days are none. */
export function isChampionship(event: string): boolean {
  return [NAMED, SECOND_DAY, YEAR_FIRST].some((pattern) => pattern.test(event));
}
