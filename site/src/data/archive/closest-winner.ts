import type { QueryClient } from "@tanstack/react-query";
import type { Deck, DeckId } from "../../domain/deck/deck";
import { asDeckId } from "../../domain/deck/url/deck-route";
import { twdArchiveOptions } from "./twd-archive";

/**
 * The winning deck that has most in common with a deck, the newest of equals, but not the deck itself; undefined if no
 * other has anything in common. Raises what the archive's fetching raises.
 */
export async function closestWinner(client: QueryClient, { id, cards }: Deck): Promise<DeckId | undefined> {
  const { table, similarity } = await client.ensureQueryData(twdArchiveOptions());
  const percents = similarity.percents(cards);
  let best: { readonly deck: number; readonly percent: number } | undefined;
  for (let deck = 0; deck < table.count; deck++) {
    const percent = table.ids[deck] === id ? 0 : (percents[deck] ?? 0);
    if (percent > (best?.percent ?? 0)) best = { deck, percent };
  }
  return best && asDeckId(table.ids[best.deck] ?? "");
}
