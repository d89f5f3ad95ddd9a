import { queryOptions } from "@tanstack/react-query";
import type { DeletionAnswer } from "../generated/api";
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

/** Everything the product keeps about the person who is signed in, as a JSON file. */
export async function fetchOwnData(): Promise<Blob> {
  const data = await callApi("account/export");
  return new Blob([JSON.stringify(data, undefined, 2)], { type: "application/json" });
}
