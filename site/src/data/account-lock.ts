/**
 * Signing in waits for the previous user's pending calls in all tabs, so that no edit is ever sent as another user.
 * Without browser locks a short race remains.
 */
const LOCK = "methuselah.account";

/** Runs the work while no call is being sent as the previous user. */
export function changingAccount<Value>(work: () => Promise<Value>): Promise<Value> {
  return held("exclusive", work);
}

/** Runs the work while no other user can sign in. */
export function keepingAccount<Value>(work: () => Promise<Value>): Promise<Value> {
  return held("shared", work);
}

async function held<Value>(mode: LockMode, work: () => Promise<Value>): Promise<Value> {
  const { locks }: { readonly locks?: LockManager | null } = navigator;
  return locks ? await locks.request(LOCK, { mode }, work) : await work();
}
