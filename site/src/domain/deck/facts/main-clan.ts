import { type CryptCopies, tally, total } from "./copies";

/** Goes into every kind of crypt and is not counted at all: shares are those of the other copies. */
const ANARCH_CONVERT: number = 200076;

/**
 * The clan or path of more than half of the copies (search-rules §6.4); the greater of both, on a tie the clan.
 */
export function mainClan(crypt: CryptCopies): string | undefined {
  const counted = withoutConverts(crypt);
  const clans = tally(counted, ({ clan }) => [clan]);
  const paths = tally(counted, ({ path }) => (path === "" ? [] : [path]));
  const [name, copies] = most([...clans, ...paths]);
  return 2 * copies > total(counted) ? name : undefined;
}

/** The sect of more than 65 % of the copies. */
export function mainSect(crypt: CryptCopies): string | undefined {
  const counted = withoutConverts(crypt);
  const [name, copies] = most([...tally(counted, ({ sect }) => [sect])]);
  return 100 * copies > 65 * total(counted) ? name : undefined;
}

function withoutConverts(crypt: CryptCopies): CryptCopies {
  return crypt.filter(({ card }) => card.id !== ANARCH_CONVERT);
}

/** The first of those with the most copies. */
function most(counts: readonly (readonly [string, number])[]): readonly [string, number] {
  return counts.reduce((best, one) => (one[1] > best[1] ? one : best), ["", 0]);
}
