import { type QueryClient, queryOptions, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type {
  AccountResponse,
  DeletedResponse,
  LoginRequest,
  RegisterRequest,
  SignedOut,
} from "../generated/api";
import { changingAccount } from "./account-lock";
import { callApi, callApiOnce } from "./api";
import { SESSION_KEY, session } from "./session";
import { rememberUser, whileLeaving } from "./session-recovery";
import { clearUserData } from "./user-data";

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
}

/** Prefix of the query keys of all data of the signed-in user. */
const PERSONAL = "account";
const ACCOUNT = [PERSONAL, "self"] as const;

/** Returns undefined when no user is signed in. Throws for a response of another shape. */
export function parseAccount(raw: unknown): Account | undefined {
  const answer = raw as AccountResponse | SignedOut | null;
  if (answer?.success === false) return undefined;
  if (typeof answer?.username !== "string") throw new Error("The answer names no account");
  return {
    username: answer.username,
    publicName: answer.publicName,
    email: answer.email || undefined,
    emailConfirmed: answer.emailConfirmed,
    sendsMail: answer.sendsMail,
  };
}

async function fetchAccount(): Promise<Account | null> {
  const account = parseAccount(await callApi("account"));
  if (account) rememberUser(account.username);
  // The hint was wrong: the session is over. Other tabs are not notified, so that no input is lost there.
  else forgetHint();
  return account ?? null;
}

/** null: no user is signed in. */
export function accountOptions() {
  return queryOptions({ queryKey: ACCOUNT, queryFn: fetchAccount, throwOnError: false });
}

function writeHint(state: "in" | "out"): void {
  try {
    localStorage.setItem(SESSION_KEY, `${state} ${Date.now()}`);
  } catch {
    // Private windows may refuse storage: the hint then lasts as long as the page.
  }
  session.set(state);
}

function forgetHint(): void {
  try {
    localStorage.removeItem(SESSION_KEY);
  } catch {
    // Nothing was stored.
  }
  session.set("out");
}

/** Records the signed-in user in this page and notifies the other tabs. */
async function enter(client: QueryClient, account: Account): Promise<void> {
  const before = client.getQueryData<Account | null>(ACCOUNT);
  if (before && before.username !== account.username) await forgetPerson(client, { keepUnsent: true });
  rememberUser(account.username);
  client.setQueryData<Account | null>(ACCOUNT, account);
  writeHint("in");
}

/** Removes the user's data from the memory of this page. */
function forgetInPage(client: QueryClient): void {
  rememberUser(undefined);
  client.setQueryData<Account | null>(ACCOUNT, null);
  client.removeQueries({
    predicate: ({ queryKey }) => queryKey[0] === PERSONAL && queryKey[1] !== ACCOUNT[1],
  });
}

/** Removes the user's data from this device, too. */
async function forgetPerson(client: QueryClient, { keepUnsent = false } = {}): Promise<void> {
  forgetInPage(client);
  await clearUserData({ keepUnsent });
}

function entering(client: QueryClient, path: string, body: unknown): Promise<void> {
  return changingAccount(async () => {
    const account = parseAccount(await callApi(path, { method: "POST", body }));
    if (!account) throw new Error("The answer names no account");
    await enter(client, account);
  });
}

export function logIn(client: QueryClient, login: LoginRequest): Promise<void> {
  return entering(client, "login", login);
}

/** Signs in as well. An empty e-mail address is none. */
export function register(client: QueryClient, registration: RegisterRequest): Promise<void> {
  return entering(client, "account", registration);
}

export async function logOut(client: QueryClient): Promise<void> {
  await whileLeaving(async () => {
    await callApi("login", { method: "DELETE" });
    writeHint("out");
  });
  await forgetPerson(client);
}

async function change(client: QueryClient, body: unknown, known: Partial<Account>): Promise<void> {
  await callApi("account", { method: "PUT", body });
  client.setQueryData<Account | null>(ACCOUNT, (account) => account && { ...account, ...known });
  writeHint("in");
}

export function changePublicName(client: QueryClient, publicName: string): Promise<void> {
  return change(client, { publicName }, { publicName });
}

/** An empty address removes it. */
export function changeEmail(client: QueryClient, password: string, email: string): Promise<void> {
  const before = client.getQueryData<Account | null>(ACCOUNT);
  const same = before?.email === email && before.emailConfirmed;
  return change(client, { password, email }, { email: email || undefined, emailConfirmed: same });
}

/** Requests the confirmation e-mail again. */
export async function requestConfirmation(): Promise<void> {
  await callApi("account/email", { method: "POST" });
}

/** `token` is the secret of the mail's link. */
export async function confirmEmail(client: QueryClient, token: string): Promise<void> {
  await callApi("account/email", { method: "PUT", body: { token } });
  await client.invalidateQueries({ queryKey: ACCOUNT });
}

/** Signs out all other sessions of the account. */
export async function changePassword(
  client: QueryClient,
  password: string,
  newPassword: string,
): Promise<void> {
  await change(client, { password, newPassword }, {});
  await client.invalidateQueries({ queryKey: [PERSONAL, "sessions"] });
}

/** Deletes the account part by part; `onRemoved` is called with the number of decks deleted so far. */
export async function deleteAccount(
  client: QueryClient,
  password: string,
  onRemoved: (decks: number) => void = () => undefined,
): Promise<void> {
  const first = (await callApi("account", { method: "DELETE", body: { password } })) as DeletedResponse;
  await whileLeaving(async () => {
    await finishDeletion(first, onRemoved);
    writeHint("out");
  });
  await forgetPerson(client);
}

async function finishDeletion(first: DeletedResponse, onRemoved: (decks: number) => void): Promise<void> {
  let step = first;
  let removed = 0;
  while (!step.done) {
    removed += step.removed;
    onRemoved(removed);
    const next = await nextStep();
    if (!next) return;
    step = next;
  }
}

/** undefined: the account is gone already, and the session with it; or the server finishes the rest without us. */
async function nextStep(): Promise<DeletedResponse | undefined> {
  try {
    return (await callApiOnce("account/deletion", { method: "POST" })) as DeletedResponse;
  } catch {
    return undefined;
  }
}

/** Sends a mail with a link if the account exists and its address is confirmed; the answer is always the same. */
export async function requestPasswordReset(who: { username: string } | { email: string }): Promise<void> {
  await callApi("account/reset", { method: "POST", body: who });
}

/** `token` is the secret of the mail's link. */
export async function resetPassword(token: string, newPassword: string): Promise<void> {
  await callApi("account/reset", { method: "PUT", body: { token, newPassword } });
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
