import { useQuery } from "@tanstack/react-query";
import type { DeckId } from "../../domain/deck/deck";
import { SIDE } from "../published-file";

/** A winning deck by its id; the archive code is fetched with the first one. undefined: no deck is requested. */
export function useWinningDeck(id: DeckId | undefined) {
  return useQuery({
    queryKey: ["archive", "twd-deck", id],
    queryFn: async ({ client }) => {
      const { fetchWinningDeck } = await import("./fetch-winning-deck");
      return id === undefined ? null : fetchWinningDeck(client, id);
    },
    enabled: id !== undefined,
    ...SIDE,
  });
}
