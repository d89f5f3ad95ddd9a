import { queryOptions } from "@tanstack/react-query";
import type { ExportResponse } from "../generated/api";
import { callApi } from "./api";
import { retryWhenBusy } from "./decks/sync/retry-when-busy";

/** Counts of the data that the user would lose with the account; fetched each time the deletion form opens. */
export function deletionPreviewOptions() {
  return queryOptions({
    queryKey: ["account", "deletion"],
    queryFn: async () => await callApi("GET account/deletion"),
    staleTime: 0,
    gcTime: 0,
    throwOnError: false,
  });
}

/**
 * All data stored about the signed-in user, as a JSON file. Fetches it in pages and, for a very large account, waits
 * between them as long as the server asks.
 */
export async function fetchOwnData(): Promise<Blob> {
  const first = await fetchPage("");
  const [decks, other] = [[...first.decks], [...first.other]];
  for (let next = first.next; next !== null; ) {
    const after = next;
    const page = await retryWhenBusy(
      (ms, work) => setTimeout(work, ms),
      () => fetchPage(after),
    );
    decks.push(...page.decks);
    other.push(...page.other);
    next = page.next;
  }
  const { exported, account, sessions } = first;
  const data = { exported, account, sessions, decks, other };
  return new Blob([JSON.stringify(data, undefined, 2)], { type: "application/json" });
}

function fetchPage(after: string): Promise<ExportResponse> {
  return callApi("GET account/export", after === "" ? {} : { query: { after } });
}
