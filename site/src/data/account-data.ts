import { queryOptions } from "@tanstack/react-query";
import type { DeletionAnswer, ExportAnswer } from "../generated/api";
import { callApi } from "./api";
import { patiently } from "./decks/patiently";

/** What a person would lose with the account, in numbers; asked anew whenever somebody thinks of leaving. */
export function possessionsOptions() {
  return queryOptions({
    queryKey: ["account", "possessions"],
    queryFn: async () => (await callApi("account/deletion")) as DeletionAnswer,
    staleTime: 0,
    gcTime: 0,
    throwOnError: false,
  });
}

/**
 * Everything the product keeps about the person who is signed in, as a JSON file. It comes in pages; between those
 * of a very large account it waits as long as the server asks.
 */
export async function fetchOwnData(): Promise<Blob> {
  const first = await fetchPage("");
  const [decks, other] = [[...first.decks], [...first.other]];
  for (let next = first.next; next !== null; ) {
    const after = next;
    const page = await patiently(
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

async function fetchPage(after: string): Promise<ExportAnswer> {
  const query = after === "" ? "" : `?after=${encodeURIComponent(after)}`;
  return (await callApi(`account/export${query}`)) as ExportAnswer;
}
