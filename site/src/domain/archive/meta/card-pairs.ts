import type { DeckTable } from "../deck-table";
import type { Steps } from "../steps";
import type { CardShare } from "./card-shares";
import { type Pair, pairsInSteps } from "./pairs";
import type { Weighed } from "./weighed";

/** Only pairs of the most played cards are counted, and only those of enough decks are shown. */
const MAX_CARDS = 300;
const MIN_DECKS = 20;

/** Cards that decks play together; numbers are card indexes of the archive. */
export function* cardPairsInSteps(
  { cards, starts, picks }: DeckTable,
  weighed: Weighed,
  shares: readonly CardShare[],
): Steps<readonly Pair[]> {
  const most = shares
    .filter(({ decks }) => decks >= MIN_DECKS)
    .toSorted((one, other) => other.decks - one.decks || one.key - other.key)
    .slice(0, MAX_CARDS)
    .map(({ key }) => key);
  const none = most.length;
  const numberOf = new Uint16Array(cards.length).fill(none);
  for (const [number, card] of most.entries()) numberOf[card] = number;
  const read = (deck: number, into: Uint16Array) => {
    let count = 0;
    const end = starts[deck + 1] ?? 0;
    for (let pick = starts[deck] ?? 0; pick < end; pick++) {
      const number = numberOf[picks[pick] ?? 0] ?? none;
      if (number !== none) into[count++] = number;
    }
    return count;
  };
  return yield* pairsInSteps(most.length, weighed, read, MIN_DECKS, (number) => most[number] ?? 0);
}
