import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { callApi } from "./api";

/** A browser in which the account is signed in. */
export interface AccountSession {
  readonly id: string;
  readonly lastSeen: Date;
  /** "Firefox on Windows", as the server makes it out. */
  readonly device: string;
  /** The one this page uses. */
  readonly current: boolean;
}

const SESSIONS = ["account", "sessions"] as const;

/** Rows of another form are left out. */
export function parseSessions(raw: unknown): readonly AccountSession[] {
  const rows = typeof raw === "object" && raw !== null && "sessions" in raw ? raw.sessions : [];
  return Array.isArray(rows) ? rows.flatMap(parseSession) : [];
}

function parseSession(row: unknown): AccountSession[] {
  const { id, created, lastSeen, device, current }: Readonly<Record<string, unknown>> =
    typeof row === "object" && row !== null ? { ...row } : {};
  const seen = new Date(String(lastSeen ?? created));
  if (typeof id !== "string" || Number.isNaN(seen.getTime())) return [];
  return [
    { id, lastSeen: seen, device: typeof device === "string" ? device : "", current: current === true },
  ];
}

/** The one in use first, then the last seen. */
export function sessionsOptions() {
  return queryOptions({
    queryKey: SESSIONS,
    queryFn: async () =>
      parseSessions(await callApi("account/sessions")).toSorted(
        (a, b) => Number(b.current) - Number(a.current) || b.lastSeen.getTime() - a.lastSeen.getTime(),
      ),
    staleTime: 0,
    throwOnError: false,
  });
}

/** Signs out one browser. */
export async function revokeSession(client: QueryClient, id: string): Promise<void> {
  await callApi(`account/sessions/${encodeURIComponent(id)}`, { method: "DELETE" });
  await client.invalidateQueries({ queryKey: SESSIONS });
}

/** Signs out every browser but this one. */
export async function revokeOtherSessions(client: QueryClient): Promise<void> {
  await callApi("account/sessions", { method: "DELETE" });
  await client.invalidateQueries({ queryKey: SESSIONS });
}
