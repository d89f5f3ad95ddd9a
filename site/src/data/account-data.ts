import { queryOptions } from "@tanstack/react-query";
import type { DeletionAnswer, ExportAnswer } from "../generated/api";
import { callApi } from "./api";

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

/** Everything the product keeps about the person who is signed in, as a JSON file; it comes in pages. */
export async function fetchOwnData(): Promise<Blob> {
  const first = await fetchPage("");
  const [decks, other] = [[...first.decks], [...first.other]];
  for (let next = first.next; next !== null; ) {
    const page = await fetchPage(next);
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
