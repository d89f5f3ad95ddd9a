/**
 * Signing in waits for calls on the way that are meant for the person before, in all tabs: so no edit is ever sent
 * in another name. Where the browser has no locks, the time between two lines of code is left to chance.
 */
const LOCK = "methuselah.account";

/** Nobody is sending anything as the person before. */
export function changingAccount<Value>(work: () => Promise<Value>): Promise<Value> {
  return held("exclusive", work);
}

/** Nobody signs in meanwhile. */
export function keepingAccount<Value>(work: () => Promise<Value>): Promise<Value> {
  return held("shared", work);
}

async function held<Value>(mode: LockMode, work: () => Promise<Value>): Promise<Value> {
  const { locks }: { readonly locks?: LockManager | null } = navigator;
  return locks ? await locks.request(LOCK, { mode }, work) : await work();
}
