import type { Archive } from "../archive";
import { DISCIPLINE_CODES, eachBit } from "../card-rows";
import type { Steps } from "../steps";
import { type Pair, pairsInSteps } from "./pairs";
import type { Weighed } from "./weighed";

/** Disciplines that decks play together; numbers are indexes of `DISCIPLINE_CODES`. */
export function disciplinePairsInSteps({ facts }: Archive, weighed: Weighed): Steps<readonly Pair[]> {
  return pairsInSteps(
    DISCIPLINE_CODES.length,
    weighed,
    (deck, into) => {
      let count = 0;
      eachBit({ low: facts.low[deck] ?? 0, high: facts.high[deck] ?? 0 }, (bit) => {
        into[count++] = bit;
      });
      return count;
    },
    1,
  );
}
