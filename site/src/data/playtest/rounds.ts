import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { RoundSchema } from "../../generated/api";
import { PERSONAL } from "../account-query";
import { callApi } from "../api";
import { refreshLog } from "./testers";

const ROUNDS = [PERSONAL, "playtest-rounds"];

/** All rounds, newest first (docs/rules/playtest.md §4). */
export function roundsOptions() {
  return queryOptions({
    queryKey: ROUNDS,
    queryFn: async () => (await callApi("GET playtest/rounds")).rounds,
    staleTime: 0,
    throwOnError: false,
  });
}

/** Opens, closes, reopens or archives a round; opening creates it. Rejects with the errors of the API. */
export async function changeRound(
  client: QueryClient,
  round: string,
  state: RoundSchema["state"],
  name?: string,
): Promise<void> {
  await callApi("PUT playtest/rounds/{round}", { round, body: { state, ...(name && { name }) } });
  refreshLog(client);
  // The profile of the tester and the number of reports belong to the current round.
  await client.invalidateQueries({ queryKey: [PERSONAL] });
}
