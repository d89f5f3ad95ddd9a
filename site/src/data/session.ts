import { createStore } from "./store";

/**
 * Whether somebody is signed in here, as far as this browser knows without asking: a hint, no secret and no proof.
 * "expired": the server has said that the session is over; the site asks to sign in again.
 */
export type Session = "out" | "in" | "expired";

/** Holds "in" or "out" and the moment: also a second login in a row is news to the other tabs. */
export const SESSION_KEY = "methuselah.session";

function read(): Session {
  try {
    return localStorage.getItem(SESSION_KEY)?.startsWith("in") ? "in" : "out";
  } catch {
    return "out";
  }
}

export const session = createStore<Session>(read());

// Another tab has signed in or out.
globalThis.addEventListener?.("storage", ({ key, newValue }) => {
  if (key === SESSION_KEY && newValue) session.set(read());
});
