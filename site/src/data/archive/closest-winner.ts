import type { QueryClient } from "@tanstack/react-query";
import type { Deck, DeckId } from "../../domain/deck/deck";
import { asDeckId } from "../../domain/deck/url/deck-route";
import { twdArchiveOptions } from "./twd-archive";

/**
 * The winning deck that has most in common with a deck, the newest of equals, but not the deck itself; undefined in an
 * archive without others. Raises what the archive's fetching raises.
 */
export async function closestWinner(client: QueryClient, { id, cards }: Deck): Promise<DeckId | undefined> {
  const { table, similarity } = await client.ensureQueryData(twdArchiveOptions());
  const percents = similarity.percents(cards);
  let best: number | undefined;
  for (let deck = 0; deck < table.count; deck++) {
    if (table.ids[deck] === id) continue;
    if (best === undefined || (percents[deck] ?? 0) > (percents[best] ?? 0)) best = deck;
  }
  return best === undefined ? undefined : asDeckId(table.ids[best] ?? "");
}
