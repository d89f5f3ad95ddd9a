import { isPlaytestId } from "../../card/ids";
import type { DeckCards } from "../deck";

/** Decided by ids alone, because users without access have no data of playtest cards. */
export function hasPlaytest(cards: DeckCards): boolean {
  return [...cards].some(([id, copies]) => copies > 0 && isPlaytestId(id));
}
