import { session } from "../../session";
import type { DeckStoreCore } from "../store/store-core";
import { createOfflineDecks, type OfflineDecksPorts } from "./offline-decks";

/** After this time the work runs even if the browser is not idle. */
const MAX_WAIT_MS = 10_000;

/** Stores all decks of the signed-in user on this device and refreshes them until it is stopped. */
export function storeOffline(core: DeckStoreCore, alone: OfflineDecksPorts["alone"]): () => void {
  let stopped = false;
  const isWanted = () => !stopped && navigator.onLine && session.get() === "in";
  const decks = createOfflineDecks(core, {
    call: (path, call) => core.ports.callAsUser(path, { ...call, priority: "low" }),
    whenIdle,
    pause: (ms) => new Promise((resolve) => core.ports.later(ms, resolve)),
    alone,
    isWanted,
  });
  const refresh = () => {
    // A full disk stays full for this visit.
    if (isWanted()) decks.refresh().catch(stop);
  };
  const look = () => {
    if (core.fetcher.lists.get() > 0) refresh();
    else if (isWanted()) void core.started.then(() => core.fetcher.list());
  };
  const unsubscribe = core.fetcher.lists.subscribe(refresh);
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
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => resolve(), { timeout: MAX_WAIT_MS });
    else setTimeout(resolve, 200);
  });
}
