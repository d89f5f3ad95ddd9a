import { successBody } from "./api-body";
import { request } from "./http";
import { linkMemory } from "./link-memory";
import { currentSignIn, session } from "./session";
import { readVisit, writeVisit } from "./visit-storage";

/** The user chose not to sign in again, or another user signed in. */
export class SignedOutError extends Error {
  override readonly name = "SignedOutError";
}

/** The user of the calls, as far as the API has reported one. */
let user: string | undefined;

/** The sign-in of the link memory, which outlasts a reload; begins like its key. A visitor's has none. */
const LINKS_OF = "user.links-of";

export function rememberUser(username: string | undefined): void {
  const before = readVisit(LINKS_OF);
  const isOther = user === undefined ? before !== undefined && before !== currentSignIn() : user !== username;
  if (isOther) linkMemory.set({});
  user = username;
  markLinks();
}

function markLinks(): void {
  writeVisit(LINKS_OF, user === undefined || session.get() === "out" ? undefined : currentSignIn());
}

// A login has another id. After a logout the link memory is empty; what follows is a visitor's.
session.subscribe(markLinks);

/** The user and sign-in that a call belongs to. */
export interface Caller {
  readonly user: string | undefined;
  readonly signIn: string;
}

export function currentCaller(): Caller {
  return { user, signIn: currentSignIn() };
}

/** True while this page signs out at the user's request. */
let leaving = false;

/** Runs `work`, which signs out; calls refused in the meantime do not open the sign-in dialog. */
export async function whileLeaving<T>(work: () => Promise<T>): Promise<T> {
  leaving = true;
  try {
    return await work();
  } finally {
    leaving = false;
  }
}

/**
 * Shows that the session has ended, unless the user has signed out or signed in since the call was made. What the page
 * does by itself only shows a notice: a dialog would open over the next press.
 */
export function showSessionEnd(to: "ended" | "renewing", signIn = currentSignIn()): void {
  const state = session.get();
  const signedOut = state === "out" && user === undefined;
  if (leaving || signedOut || state === "renewing" || signIn !== currentSignIn()) return;
  session.set(to);
}

/**
 * Asks to sign in again, here or in another tab, and resolves once the caller is back.
 * Raises SignedOutError when they decline or have signed out, or when another person signs in: a call never
 * changes owner.
 */
export async function signInAgain(before: Caller, to: "ended" | "renewing"): Promise<void> {
  showSessionEnd(to, before.signIn);
  if (leaving || (await sessionSettled()) === "out") throw new SignedOutError();
  const now = await signedInUser();
  if (before.user !== undefined && now !== before.user) throw new SignedOutError();
}

function sessionSettled(): Promise<"in" | "out"> {
  return new Promise((resolve) => {
    let stop = () => {};
    const look = () => {
      const state = session.get();
      if (state !== "in" && state !== "out") return;
      stop();
      resolve(state);
    };
    stop = session.subscribe(look);
    look();
  });
}

async function signedInUser(): Promise<unknown> {
  const url = "/api/account";
  const body = await successBody(await request(url, { cache: "no-store" }), "GET", url);
  return typeof body === "object" && body !== null && "username" in body ? body.username : undefined;
}
