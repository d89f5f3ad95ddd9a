import { createStore } from "./store";

/**
 * Whether a user is signed in, as far as this browser knows without a request: a hint, no secret and no proof.
 * "expired": the server has said that the session is over; the site asks to sign in again.
 */
export type Session = "out" | "in" | "expired";

/** Holds "in" or "out" and the time, so that a second login in a row also notifies the other tabs. */
export const SESSION_KEY = "methuselah.session";

function read(): Session {
  try {
    return localStorage.getItem(SESSION_KEY)?.startsWith("in") ? "in" : "out";
  } catch {
    return "out";
  }
}

export const session = createStore<Session>(read());

/** Identifies the current sign-in across tabs; empty when storage is unavailable. */
export function currentSignIn(): string {
  try {
    return localStorage.getItem(SESSION_KEY) ?? "";
  } catch {
    return "";
  }
}

// Another tab has signed in or out.
globalThis.addEventListener?.("storage", ({ key, newValue }) => {
  if (key === SESSION_KEY && newValue) session.set(read());
});
