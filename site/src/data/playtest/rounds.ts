import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { RoundSchema } from "../../generated/api";
import { PERSONAL } from "../account-query";
import { callApi } from "../api";

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
  const changed = await callApi("PUT playtest/rounds/{round}", {
    round,
    body: { state, ...(name && { name }) },
  });
  // A list that was requested before the change would undo it, and the next request may fail.
  await client.cancelQueries({ queryKey: ROUNDS });
  client.setQueryData(roundsOptions().queryKey, (rounds) => rounds && withRound(rounds, changed));
  // The log, the profile of the tester and the number of reports change with it.
  void client.invalidateQueries({ queryKey: [PERSONAL] });
}

/** A round that is not in the list is new, so it comes first. */
function withRound(rounds: readonly RoundSchema[], changed: RoundSchema): RoundSchema[] {
  const isNew = rounds.every(({ id }) => id !== changed.id);
  return isNew ? [changed, ...rounds] : rounds.map((round) => (round.id === changed.id ? changed : round));
}
