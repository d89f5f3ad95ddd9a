import { type QueryClient, queryOptions, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { AccountResponse, SignedOutResponse } from "../generated/api";
import { callApi } from "./api";
import { type PlaytestRole, rememberPlaytestRole } from "./playtest/playtest-role";
import { forgetSession, SESSION_KEY } from "./session";
import { rememberUser } from "./session-recovery";

/** The signed-in user. */
export interface Account {
  readonly username: string;
  readonly publicName: string;
  /** undefined: none is set, and a forgotten password cannot be reset. */
  readonly email: string | undefined;
  /** Only a confirmed address serves to reset a password. */
  readonly emailConfirmed: boolean;
  /** Whether this site sends mail at all. */
  readonly sendsMail: boolean;
  readonly playtestRole: PlaytestRole;
}

/** Prefix of the query keys of all data of the signed-in user. */
export const PERSONAL = "account";
export const ACCOUNT = [PERSONAL, "self"] as const;

/** Returns undefined when no user is signed in. Throws for a response of another shape. */
export function parseAccount(raw: unknown): Account | undefined {
  const response = raw as AccountResponse | SignedOutResponse | null;
  if (response?.success === false) return undefined;
  if (typeof response?.username !== "string") throw new Error("The response names no account");
  return {
    username: response.username,
    publicName: response.publicName,
    email: response.email || undefined,
    emailConfirmed: response.emailConfirmed,
    sendsMail: response.sendsMail,
    playtestRole: response.isAdmin ? "admin" : response.isPlaytester ? "tester" : "none",
  };
}

async function fetchAccount(): Promise<Account | null> {
  const account = parseAccount(await callApi("GET account"));
  if (account) rememberUser(account.username);
  else forgetSession();
  rememberPlaytestRole(account?.playtestRole ?? "none", account?.username);
  return account ?? null;
}

/** null: no user is signed in. */
export function accountOptions() {
  return queryOptions({ queryKey: ACCOUNT, queryFn: fetchAccount, throwOnError: false });
}

/** Removes the user's data from the memory of this page. */
export function forgetInPage(client: QueryClient): void {
  rememberUser(undefined);
  client.setQueryData<Account | null>(ACCOUNT, null);
  client.removeQueries({
    predicate: ({ queryKey }) => queryKey[0] === PERSONAL && queryKey[1] !== ACCOUNT[1],
  });
}

/** Follows what other tabs do: signing in, signing out, changes of the account. */
export function followOtherTabs(client: QueryClient): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== SESSION_KEY || !newValue) return;
    if (newValue.startsWith("in")) void client.invalidateQueries({ queryKey: [PERSONAL] });
    // The tab that logged out has removed the data on the device.
    else forgetInPage(client);
  };
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}

/** Follows other tabs while the component is mounted. */
export function useOtherTabs(): void {
  const client = useQueryClient();
  useEffect(() => followOtherTabs(client), [client]);
}
