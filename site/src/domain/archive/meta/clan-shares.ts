import type { Archive } from "../archive";
import type { Steps } from "../steps";
import { type Compared, comparedInSteps, type Windows } from "./compared";

/**
 * Shares of main clans and paths. The key is an index of the clan names; 0 stands for decks of several clans, so all
 * shares together are 100 %.
 */
export function clanSharesInSteps({ facts }: Archive, windows: Windows): Steps<readonly Compared[]> {
  return comparedInSteps(facts.clanNames.length, windows, (deck, add) => add(facts.clans[deck] ?? 0));
}
