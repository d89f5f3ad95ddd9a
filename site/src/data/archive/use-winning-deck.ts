import { useQuery } from "@tanstack/react-query";
import type { DeckId } from "../../domain/deck/deck";
import { SIDE } from "../published-file";

/** A winning deck by its id; what knows of archives is fetched with the first. undefined: none is asked for. */
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
