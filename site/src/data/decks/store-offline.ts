import { session } from "../session";
import type { Desk } from "./desk";
import { createOfflineDecks, type OfflineDecksPorts } from "./offline-decks";

/** Idle time that does not come within so long is taken. */
const LONGEST_WAIT_MS = 10_000;

/** Keeps all decks of a signed-in person on this device, from now until it is stopped. */
export function storeOffline(desk: Desk, alone: OfflineDecksPorts["alone"]): () => void {
  let stopped = false;
  const isWanted = () => !stopped && navigator.onLine && session.get() === "in";
  const decks = createOfflineDecks(desk, {
    call: (path, call) => desk.ports.callAsUser(path, { ...call, priority: "low" }),
    whenIdle,
    pause: (ms) => new Promise((resolve) => desk.ports.later(ms, resolve)),
    alone,
    isWanted,
  });
  const refresh = () => {
    // A full disk stays full for this visit.
    if (isWanted()) decks.refresh().catch(stop);
  };
  const look = () => {
    if (desk.fetching.lists.get() > 0) refresh();
    else if (isWanted()) void desk.started.then(() => desk.fetching.list());
  };
  const unsubscribe = desk.fetching.lists.subscribe(refresh);
  window.addEventListener("online", look);
  look();

  function stop(): void {
    stopped = true;
    unsubscribe();
    window.removeEventListener("online", look);
  }
  return stop;
}

function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in globalThis)
      requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT_MS });
    else setTimeout(resolve, 200);
  });
}
