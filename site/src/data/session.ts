import { createStore } from "../domain/store";
import { storedText } from "./stored-text";

/**
 * Whether a user is signed in, as far as this browser knows without a request: a hint, no secret and no proof.
 * "ended": the server has ended the session; a notice says so, and edits wait on this device.
 * "renewing": the dialog to sign in again is open.
 */
export type Session = "out" | "in" | "ended" | "renewing";

/** Holds "in" or "out" and the time, so that a second login in a row also notifies the other tabs. */
export const SESSION_KEY = "methuselah.session";

const hint = storedText(SESSION_KEY);
const read = (): Session => (hint.read()?.startsWith("in") ? "in" : "out");

export const session = createStore<Session>(read());

/** Identifies the current sign-in across tabs; empty when no user has signed in. */
export function currentSignIn(): string {
  return hint.read() ?? "";
}

/** Records the state and notifies the other tabs. */
export function writeSession(state: "in" | "out"): void {
  hint.write(`${state} ${Date.now()}`);
  session.set(state);
}

/** The hint was wrong: the session is over. Other tabs are not notified, so that no input is lost there. */
export function forgetSession(): void {
  hint.write(null);
  session.set("out");
}

// Another tab has signed in or out.
globalThis.addEventListener?.("storage", ({ key, newValue }) => {
  if (key === SESSION_KEY && newValue) session.set(read());
});

/** The user who has logged out and whose data are being removed from this device; null: nobody. */
export const leavingUser = storedText("methuselah.leaving");
