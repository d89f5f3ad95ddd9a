import type { Archive } from "../archive";
import { DISCIPLINE_CODES, eachBit } from "../card-rows";
import type { Steps } from "../steps";
import { type Compared, comparedInSteps, type Windows } from "./compared";

/** Shares of the decks that play a discipline; the key is an index of `DISCIPLINE_CODES`. */
export function disciplineSharesInSteps({ facts }: Archive, windows: Windows): Steps<readonly Compared[]> {
  return comparedInSteps(DISCIPLINE_CODES.length, windows, (deck, add) =>
    eachBit({ low: facts.low[deck] ?? 0, high: facts.high[deck] ?? 0 }, add),
  );
}
