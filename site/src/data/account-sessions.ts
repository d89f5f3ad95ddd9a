import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { SessionSchema } from "../generated/api";
import { callApi } from "./api";

/** The browsers in which the account is signed in. */

const SESSIONS = ["account", "sessions"] as const;

/** The one in use first, then the last seen. */
export function inOrder(sessions: readonly SessionSchema[]): readonly SessionSchema[] {
  return sessions.toSorted(
    (a, b) => Number(b.current) - Number(a.current) || Date.parse(b.lastSeen) - Date.parse(a.lastSeen),
  );
}

export function sessionsOptions() {
  return queryOptions({
    queryKey: SESSIONS,
    queryFn: async () => inOrder((await callApi("GET account/sessions")).sessions),
    staleTime: 0,
    throwOnError: false,
  });
}

/** Signs out one browser. */
export async function revokeSession(client: QueryClient, id: string): Promise<void> {
  await callApi("DELETE account/sessions/{id}", { id });
  await client.invalidateQueries({ queryKey: SESSIONS });
}

/** Signs out every browser but this one. */
export async function revokeOtherSessions(client: QueryClient): Promise<void> {
  await callApi("DELETE account/sessions");
  await client.invalidateQueries({ queryKey: SESSIONS });
}
