import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { AuditEntrySchema, AuditResponse } from "../../generated/api";
import { ACCOUNT, type Account, PERSONAL } from "../account-query";
import { callApi } from "../api";

const TESTERS = [PERSONAL, "playtest-testers"];
const LOG = [PERSONAL, "playtest-log"];

/** All testers by username, former ones included (docs/rules/playtest.md §1); for admins only. */
export function testersOptions() {
  return queryOptions({
    queryKey: TESTERS,
    queryFn: async () => (await callApi("GET playtest/users")).testers,
    staleTime: 0,
    throwOnError: false,
  });
}

/** The changes of roles and rounds, newest first, and whether there are older ones; for admins only. */
export interface RoleLog {
  readonly entries: readonly AuditEntrySchema[];
  readonly hasOlder: boolean;
}

/** The newest pages of the log. */
export function logOptions(pages: number) {
  return queryOptions({
    queryKey: [...LOG, pages],
    queryFn: () => fetchLog(pages),
    // The entries stay while older ones are fetched.
    placeholderData: (before: RoleLog | undefined) => before,
    staleTime: 0,
    throwOnError: false,
  });
}

async function fetchLog(pages: number): Promise<RoleLog> {
  const entries: AuditEntrySchema[] = [];
  let before: number | null = null;
  for (let page = 0; page < pages; page += 1) {
    const found: AuditResponse = await callApi(
      "GET playtest/audit",
      before === null ? {} : { query: { before: String(before) } },
    );
    entries.push(...found.entries);
    before = found.next;
    if (before === null) break;
  }
  return { entries, hasOlder: before !== null };
}

/** Refreshes the log after a change of a role. */
function refreshLog(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: LOG });
}

/** Makes a user a tester or an admin, also a former one. Rejects with the errors of the API. */
export async function addTester(
  client: QueryClient,
  username: string,
  role: "tester" | "admin",
): Promise<string> {
  const { username: added } = await callApi("POST playtest/users", { body: { username, role } });
  await refresh(client, username);
  return added;
}

/** Changes the role of a tester. Rejects with the errors of the API. */
export async function changeRole(
  client: QueryClient,
  username: string,
  role: "tester" | "admin",
): Promise<void> {
  await callApi("PUT playtest/users", { body: { username, role } });
  await refresh(client, username);
}

/** Revokes a role; reports and profile stay. Rejects with the errors of the API. */
export async function revokeRole(client: QueryClient, username: string): Promise<void> {
  await callApi("DELETE playtest/users", { body: { username } });
  await refresh(client, username);
}

/** The account first: admins may give up their own role, and then see no testers. */
async function refresh(client: QueryClient, username: string): Promise<void> {
  const account = client.getQueryData<Account | null>(ACCOUNT);
  if (account?.username === username) await client.invalidateQueries({ queryKey: ACCOUNT });
  refreshLog(client);
  await client.invalidateQueries({ queryKey: TESTERS });
}
