import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { TesterProfileRequest, TesterProfileResponse } from "../../generated/api";
import { PERSONAL } from "../account-query";
import { callApi } from "../api";

const PROFILE = [PERSONAL, "playtest-profile"] as const;

/** The profile of the signed-in tester (docs/rules/playtest.md §1.4). */
export function profileOptions() {
  return queryOptions({
    queryKey: PROFILE,
    queryFn: () => callApi("GET playtest/profile"),
    throwOnError: false,
  });
}

/** Changes the given parts of the profile. Rejects like any call. */
export async function changeProfile(client: QueryClient, change: TesterProfileRequest): Promise<void> {
  const body = await callApi("PUT playtest/profile", { body: change });
  client.setQueryData<TesterProfileResponse>(PROFILE, body);
}
