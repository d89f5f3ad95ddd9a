import { deckColumns } from "../../site/src/domain/archive/deck-columns";
import type { PdaArchive } from "../../site/src/generated/published";

const CRYPT_PICKS = 8;
const LIBRARY_PICKS = 29;
const AUTHORS = 1565;
/** From 1997 on, in days of the archives. */
const [FIRST_DAY, DAYS] = [2600, 10_800];

/** The same decks every time. */
function randomly(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Few cards are in many decks, many in few: as it is with winning decks. */
function pick(cards: readonly number[], random: () => number): number {
  return cards[Math.floor(cards.length * random() ** 3)] ?? 0;
}

/** Public decks of real cards, as the publisher would write them. */
export function madeUpDecks(count: number, crypt: readonly number[], library: readonly number[]): PdaArchive {
  const random = randomly(count);
  const decks = Array.from({ length: count }, (_, at) => {
    const cards = new Map<number, number>();
    for (let n = 0; n < CRYPT_PICKS; n++) cards.set(pick(crypt, random), 1 + Math.floor(3 * random()));
    for (let n = 0; n < LIBRARY_PICKS; n++) cards.set(pick(library, random), 1 + Math.floor(5 * random()));
    const day = FIRST_DAY + Math.floor(((count - at) * DAYS) / count);
    return { id: `M${String(at).padStart(8, "0")}`, name: `Made-up deck ${at}`, day, cards };
  });
  return {
    decks: deckColumns(decks),
    authors: Array.from({ length: AUTHORS }, (_, at) => `Player ${at}`),
    authorOf: decks.map((_, at) => at % AUTHORS),
    updated: decks.map(({ day }) => day),
    favorites: decks.map((_, at) => at % 7),
  };
}
