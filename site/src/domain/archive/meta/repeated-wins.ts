import type { Archive } from "../archive";
import { joinedNames } from "../people";

/** Days within which wins with nearly the same deck count once, and how alike the decks are, in percent. */
const DAYS = 180;
const ALIKE = 90;

/**
 * The decks without earlier wins of the same player with nearly the same deck (docs/rules/archives.md §10.2): a deck
 * is left out if a newer one that counts is at least 90 % alike and at most 180 days younger.
 */
export function withoutRepeats(
  { table, people, similarity }: Archive,
  decks: readonly number[],
): readonly number[] {
  const { of } = joinedNames(people);
  const counted = new Map<number, number[]>();
  return decks.filter((deck) => {
    const person = of[deck];
    if (person === undefined) return true;
    const newer = counted.get(person) ?? [];
    const isRepeat = newer.some(
      (other) =>
        (table.days[other] ?? 0) - (table.days[deck] ?? 0) <= DAYS &&
        similarity.percent(other, deck) >= ALIKE,
    );
    if (!isRepeat) counted.set(person, [...newer, deck]);
    return !isRepeat;
  });
}
