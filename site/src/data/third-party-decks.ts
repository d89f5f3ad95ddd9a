import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { ImportedDeck } from "../domain/deck/imported-deck";
import { type ThirdPartyIds, thirdPartyDeck } from "../domain/deck/third-party-deck";
import { callApi } from "./api";
import { fetchPublished, NotPublishedError, SIDE } from "./published-file";

/** The site was built without the list that maps card ids of the third-party site to ours: no deck can be read. */
export class MissingIdsError extends Error {
  override readonly name = "MissingIdsError";
}

/** Card ids of the third-party site → ours. Raises MissingIdsError. */
function theirIdsOptions() {
  return queryOptions({
    queryKey: ["data", "third-party-ids"],
    queryFn: async ({ client }): Promise<ThirdPartyIds> => {
      try {
        return (await fetchPublished(client, "third-party-ids")).ids;
      } catch (error) {
        if (error instanceof NotPublishedError) throw new MissingIdsError();
        throw error;
      }
    },
    ...SIDE,
  });
}

/** Fetches a deck of the third-party site through our own server. Raises MissingIdsError and what `callApi` and `request` raise. */
export async function importFromSite(client: QueryClient, url: string): Promise<ImportedDeck> {
  const ids = await client.ensureQueryData(theirIdsOptions());
  const deck = await callApi("POST deck/import", { body: { url } });
  return thirdPartyDeck(deck, ids);
}
