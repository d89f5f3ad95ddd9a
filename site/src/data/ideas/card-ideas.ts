import { queryOptions } from "@tanstack/react-query";
import type { DeckCards } from "../../domain/deck/deck";
import type { IdeasAnswer } from "../../generated/api";
import { callApi } from "../api";

/**
 * What the server recommends for these cards, and what similar winning decks show of them. The dialog and the deck's
 * page ask the same, so the same cards are asked for once.
 */
export function cardIdeasOptions(cards: DeckCards) {
  const played = Object.fromEntries([...cards].filter(([, copies]) => copies > 0));
  return queryOptions({
    queryKey: ["card-ideas", played],
    queryFn: async () =>
      (await callApi("deck/recommendation", { method: "POST", body: { cards: played } })) as IdeasAnswer,
    structuralSharing: false,
    throwOnError: false,
  });
}
