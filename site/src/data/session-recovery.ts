import { request } from "./http";
import { session } from "./session";

/** Whoever was signed in would rather not sign in again, or somebody else did. */
export class SignedOutError extends Error {
  override readonly name = "SignedOutError";
}

/** Whose calls these are, as far as the API has told. */
let user: string | undefined;

export function rememberUser(username: string | undefined): void {
  user = username;
}

/**
 * Asks to sign in again, here or in another tab, and resolves once the same person is back.
 * Raises SignedOutError when they decline, or when another person signs in: a call never changes owner.
 */
export async function signInAgain(): Promise<void> {
  const before = user;
  session.set("expired");
  if ((await sessionSettled()) === "out") throw new SignedOutError();
  const now = await signedInUser();
  if (before !== undefined && now !== before) throw new SignedOutError();
}

function sessionSettled(): Promise<"in" | "out"> {
  return new Promise((resolve) => {
    const stop = session.subscribe(() => {
      const state = session.get();
      if (state === "expired") return;
      stop();
      resolve(state);
    });
  });
}

async function signedInUser(): Promise<unknown> {
  const response = await request("/api/account", { cache: "no-store" });
  const answer: unknown = await response.json();
  return typeof answer === "object" && answer !== null && "username" in answer ? answer.username : undefined;
}
