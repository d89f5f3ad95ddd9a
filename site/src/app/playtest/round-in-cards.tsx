import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { applyRound, forgetRound } from "../../data/playtest/join-round";
import { usePlaytestMode } from "../../data/playtest/playtest-mode";
import { useRoundData } from "../../data/playtest/round-data";

/**
 * Puts the cards of the round into the card data in playtest mode. Rendered as long as the user has a role; takes
 * everything out again at the end.
 */
export function RoundInCards() {
  const client = useQueryClient();
  const round = useRoundData();
  const shown = usePlaytestMode() ? round : undefined;
  useEffect(() => {
    const apply = () => applyRound(client, shown);
    apply();
    // Card data that arrive later, or were on their way when the mode changed.
    return client.getQueryCache().subscribe((event) => {
      if (event.type === "updated" && event.action.type === "success") apply();
    });
  }, [client, shown]);
  useEffect(() => () => forgetRound(client), [client]);
  return null;
}
