import { type CryptCopies, tally, total } from "./copies";

/** Fits every crypt and is not counted: shares are those of the other copies. */
export const ANARCH_CONVERT: number = 200076;

/** A main clan or path has more than half of the counted copies (docs/rules/decks.md §9.5). */
export function isMainClan(copies: number, counted: number): boolean {
  return 2 * copies > counted;
}

/** A main sect has more than 65 % of the counted copies. */
export function isMainSect(copies: number, counted: number): boolean {
  return 100 * copies > 65 * counted;
}

/** The main clan or path, the larger of both; a tie goes to the clan. */
export function mainClan(crypt: CryptCopies): string | undefined {
  const counted = withoutConverts(crypt);
  const clans = tally(counted, ({ clan }) => [clan]);
  const paths = tally(counted, ({ path }) => (path === "" ? [] : [path]));
  const [name, copies] = most([...clans, ...paths]);
  return isMainClan(copies, total(counted)) ? name : undefined;
}

/** The main sect. */
export function mainSect(crypt: CryptCopies): string | undefined {
  const counted = withoutConverts(crypt);
  const [name, copies] = most([...tally(counted, ({ sect }) => [sect])]);
  return isMainSect(copies, total(counted)) ? name : undefined;
}

function withoutConverts(crypt: CryptCopies): CryptCopies {
  return crypt.filter(({ card }) => card.id !== ANARCH_CONVERT);
}

/** The entry with the most copies, the first of equals. */
function most(counts: readonly (readonly [string, number])[]): readonly [string, number] {
  return counts.reduce((best, one) => (one[1] > best[1] ? one : best), ["", 0]);
}
