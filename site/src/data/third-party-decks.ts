import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { ImportedDeck } from "../domain/deck/imported-deck";
import { siteDeck, type TheirIds } from "../domain/deck/site-deck";
import type { ImportedDeckAnswer } from "../generated/api";
import { callApi } from "./api";
import { fetchPublished, NotPublishedError, SIDE } from "./published-file";

/** Which card of theirs is which of ours; none where the data was built without the map. */
function theirIdsOptions() {
  return queryOptions({
    queryKey: ["data", "third-party-ids"],
    queryFn: async ({ client }): Promise<TheirIds> => {
      try {
        return (await fetchPublished(client, "third-party-ids")).ids;
      } catch (error) {
        if (error instanceof NotPublishedError) return {};
        throw error;
      }
    },
    ...SIDE,
  });
}

/** Fetches a deck of the third-party site through our own server. Raises what `callApi` and `request` raise. */
export async function importFromSite(client: QueryClient, url: string): Promise<ImportedDeck> {
  const [answer, ids] = await Promise.all([
    callApi("deck/import", { method: "POST", body: { url } }),
    client.ensureQueryData(theirIdsOptions()),
  ]);
  return siteDeck(answer as ImportedDeckAnswer, ids);
}
