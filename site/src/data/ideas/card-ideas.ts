import { queryOptions } from "@tanstack/react-query";
import type { DeckCards } from "../../domain/deck/deck";
import { callApi } from "../api";

/**
 * The server's recommendations for these cards, and facts from similar winning decks. The dialog and the
 * deck's page share one query, so the same cards are requested once.
 */
export function cardIdeasOptions(cards: DeckCards) {
  const played = Object.fromEntries([...cards].filter(([, copies]) => copies > 0));
  return queryOptions({
    queryKey: ["card-ideas", played],
    queryFn: async () => await callApi("POST deck/recommendation", { body: { cards: played } }),
    structuralSharing: false,
    throwOnError: false,
  });
}
