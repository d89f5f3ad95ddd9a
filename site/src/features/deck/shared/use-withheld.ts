import { usePlaytestMode } from "../../../data/playtest/playtest-mode";
import type { Deck } from "../../../domain/deck/deck";
import { hasPlaytest } from "../../../domain/deck/facts/has-playtest";

/** Whether the cards of a deck are not shown: some are playtest cards (docs/rules/playtest.md §7). */
export function useWithheld(deck: Pick<Deck, "cards" | "withheld"> | undefined): boolean {
  const mode = usePlaytestMode();
  return deck !== undefined && (deck.withheld === true || (!mode && hasPlaytest(deck.cards)));
}
