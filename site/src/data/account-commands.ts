import type { QueryClient } from "@tanstack/react-query";
import type { ApiCalls, DeletionResponse, LoginRequest, RegisterRequest } from "../generated/api";
import { changingAccount } from "./account-lock";
import { ACCOUNT, type Account, forgetInPage, PERSONAL, parseAccount } from "./account-query";
import { callApi, callApiOnce } from "./api";
import { rememberPlaytestRole } from "./playtest/playtest-role";
import { leavingUser, session, writeSession } from "./session";
import { rememberUser, SignedOutError, whileLeaving } from "./session-recovery";
import { clearUserData } from "./user-data";

/** Records the signed-in user in this page and notifies the other tabs. */
async function enter(client: QueryClient, account: Account): Promise<void> {
  await removeLeft();
  const before = client.getQueryData<Account | null>(ACCOUNT);
  if (before && before.username !== account.username) await forgetPerson(client, () => true);
  rememberUser(account.username);
  rememberPlaytestRole(account.playtestRole, account.username);
  client.setQueryData<Account | null>(ACCOUNT, account);
  writeSession("in");
}

/** Removes the user's data from this device, too. */
async function forgetPerson(client: QueryClient, keepsUnsent: (username: string) => boolean): Promise<void> {
  forgetInPage(client);
  await clearUserData(keepsUnsent);
}

/** The same for a user who leaves and agrees to lose unsent edits; those of others stay. */
async function forgetLeaving(client: QueryClient): Promise<void> {
  const user = client.getQueryData<Account | null>(ACCOUNT)?.username;
  if (user === undefined) return await forgetPerson(client, () => false);
  leavingUser.write(user);
  await forgetPerson(client, (other) => other !== user);
  leavingUser.write(null);
}

/** Removes what is left of a user who has logged out on a page that was closed meanwhile. */
export function finishLeaving(): Promise<void> {
  return changingAccount(async () => {
    if (session.get() === "out") await removeLeft();
  });
}

async function removeLeft(): Promise<void> {
  const user = leavingUser.read();
  if (user === null) return;
  await clearUserData((other) => other !== user);
  leavingUser.write(null);
}

function entering(client: QueryClient, call: () => Promise<unknown>): Promise<void> {
  return changingAccount(async () => {
    const account = parseAccount(await call());
    if (!account) throw new Error("The response names no account");
    await enter(client, account);
  });
}

export function logIn(client: QueryClient, login: LoginRequest): Promise<void> {
  return entering(client, () => callApi("POST login", { body: login }));
}

/** Signs in as well. An empty e-mail address is none. */
export function register(client: QueryClient, registration: RegisterRequest): Promise<void> {
  return entering(client, () => callApi("POST account", { body: registration }));
}

export async function logOut(client: QueryClient): Promise<void> {
  await whileLeaving(async () => {
    await callApi("DELETE login");
    writeSession("out");
  });
  await forgetLeaving(client);
}

type AccountChange = ApiCalls["PUT account"]["body"];

async function change(client: QueryClient, body: AccountChange, known: Partial<Account>): Promise<void> {
  await callApi("PUT account", { body });
  client.setQueryData<Account | null>(ACCOUNT, (account) => account && { ...account, ...known });
  writeSession("in");
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
  await callApi("POST account/email");
}

/** `token` is the secret of the mail's link. */
export async function confirmEmail(client: QueryClient, token: string): Promise<void> {
  await callApi("PUT account/email", { body: { token } });
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
  const first = await beginDeletion(password);
  await whileLeaving(async () => {
    await finishDeletion(first, onRemoved);
    writeSession("out");
  });
  await forgetLeaving(client);
}

/** The server ends the session before it responds: calls of the page that meet this do not ask to sign in again. */
async function beginDeletion(password: string): Promise<DeletionResponse> {
  const begin = () => callApi("DELETE account", { body: { password } });
  try {
    return await whileLeaving(begin);
  } catch (error) {
    // The session had ended before.
    if (error instanceof SignedOutError) return await begin();
    throw error;
  }
}

async function finishDeletion(first: DeletionResponse, onRemoved: (decks: number) => void): Promise<void> {
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

/** undefined: the account and its session are deleted already, or the server finishes the rest by itself. */
async function nextStep(): Promise<DeletionResponse | undefined> {
  try {
    return await callApiOnce("POST account/deletion");
  } catch {
    return undefined;
  }
}

/** Sends a mail with a link if the account exists and its address is confirmed; the response is always the same. */
export async function requestPasswordReset(who: { username: string } | { email: string }): Promise<void> {
  await callApi("POST account/reset", { body: who });
}

/** `token` is the secret of the mail's link. */
export async function resetPassword(token: string, newPassword: string): Promise<void> {
  await callApi("PUT account/reset", { body: { token, newPassword } });
}
