import type { QueryClient } from "@tanstack/react-query";
import { type Account, accountOptions, followOtherTabs } from "../account-query";
import { afterPaint } from "../after-paint";
import { OfflineError, sendToApi } from "../api";
import { session } from "../session";
import { showSessionEnd } from "../session-recovery";
import { forgetCount, noteUnsentEdits, storeUnsentEdits } from "../unsent-edits";
import { wantsToSave, whenQuiet } from "../when-quiet";
import { closingEdits, NO_CLOSING_EDITS } from "./queue/closing-edits";
import { BROWSER_STORAGE } from "./storage/indexed-db";
import { lastUser, rememberLastUser } from "./storage/last-user";
import { browserTabChannel, NO_OTHER_TABS } from "./storage/tab-channel";
import { memoryStorage } from "./storage/user-storage";
import { createDeckStore, type DeckStore } from "./store/deck-store";
import { createDeckStoreCore, type DeckStoreCore } from "./store/store-core";
import { callAs } from "./sync/authenticated-call";
import type { EditSync, OtherKind } from "./sync/edit-sync";

/** The deck stores of this tab: usually one, of the signed-in user or the visitor. */
const deckStores = new Map<string | undefined, OpenDeckStore>();

interface OpenDeckStore {
  readonly deckStore: DeckStore;
  /** Stops everything that the store does by itself. */
  readonly close: () => void;
}

/** The user whose decks are shown, as far as this device knows without a request. */
export function userOf(client: QueryClient): string | undefined {
  const account = client.getQueryData<Account | null>(accountOptions().queryKey);
  if (account) return account.username;
  return account === null || session.get() === "out" ? undefined : lastUser();
}

/** Query clients that already follow sign-ins in other tabs. */
const following = new WeakSet<QueryClient>();

export function deckStoreOf(client: QueryClient, user = userOf(client)): DeckStore {
  if (!following.has(client)) {
    following.add(client);
    followOtherTabs(client);
  }
  const known = deckStores.get(user);
  if (known) return known.deckStore;
  const opened = user === undefined ? visitorDeckStore() : userDeckStore(user);
  deckStores.set(user, opened);
  return opened.deckStore;
}

function visitorDeckStore(): OpenDeckStore {
  const core = createDeckStoreCore({
    ...DEFAULT_PORTS,
    user: undefined,
    storage: memoryStorage(),
    closing: NO_CLOSING_EDITS,
    tabs: NO_OTHER_TABS,
    call: sendToApi,
    callAsUser: sendToApi,
    alone: (work) => work(),
  });
  return { deckStore: createDeckStore(core), close: core.close };
}

function userDeckStore(user: string): OpenDeckStore {
  rememberLastUser(user);
  const core = createDeckStoreCore({
    ...DEFAULT_PORTS,
    user,
    storage: BROWSER_STORAGE,
    closing: closingEdits(user, () => localStorage),
    tabs: browserTabChannel(user),
    call: sendToApi,
    callAsUser: callAs(user),
    alone: (work) => alone(`methuselah.decks.${user}`, work),
  });
  const stops = [
    core.close,
    leaveWhenHidden(core),
    retryWhenBack(core),
    watchForSessionEnd(core),
    countUnsentEdits(core, user),
    storeWhenQuiet(core, user),
    () => forgetCount(user),
  ];
  const close = () => {
    for (const stop of stops) stop();
  };
  core.ports.tabs.onMessage(({ kind }) => {
    if (kind !== "forget") return;
    close();
    deckStores.delete(user);
  });
  return { deckStore: createDeckStore(core), close };
}

/** A hidden page may be ended at any time, without another event; fields save what was typed when it is hidden. */
function leaveWhenHidden({ queue }: DeckStoreCore): () => void {
  const onHidden = () => document.visibilityState === "hidden" && queue.leave();
  window.addEventListener("pagehide", queue.leave);
  document.addEventListener("visibilitychange", onHidden);
  const stop = queue.shown.subscribe(onHidden);
  return () => {
    stop();
    window.removeEventListener("pagehide", queue.leave);
    document.removeEventListener("visibilitychange", onHidden);
  };
}

/** Sends waiting edits when the network, the user or the session is back. */
function retryWhenBack({ syncWorker }: DeckStoreCore): () => void {
  const retryNow = () => syncWorker.retryNow();
  const onVisible = () => document.visibilityState === "visible" && retryNow();
  window.addEventListener("online", retryNow);
  document.addEventListener("visibilitychange", onVisible);
  const stop = session.subscribe(() => session.get() === "in" && retryNow());
  return () => {
    window.removeEventListener("online", retryNow);
    document.removeEventListener("visibilitychange", onVisible);
    stop();
  };
}

/** Shows that the session has ended; unsent edits wait. */
function watchForSessionEnd({ syncWorker: { connection } }: DeckStoreCore): () => void {
  return connection.subscribe(() => {
    if (connection.get() === "signed-out" && session.get() === "in") showSessionEnd("ended");
  });
}

function countUnsentEdits({ queue, started }: DeckStoreCore, user: string): () => void {
  const store = () => storeUnsentEdits(user);
  const count = () => {
    noteUnsentEdits(user, queue.shown.get().operations.length);
    // Storing the number would delay the frame of an edit.
    afterPaint(store);
  };
  let isStopped = false;
  let stopCounting = () => {};
  void started.then(() => {
    if (isStopped) return;
    count();
    stopCounting = queue.shown.subscribe(count);
  });
  window.addEventListener("pagehide", store);
  return () => {
    isStopped = true;
    stopCounting();
    window.removeEventListener("pagehide", store);
  };
}

/** Stores all decks of the user for offline use; the code is loaded when the page is idle. */
function storeWhenQuiet(core: DeckStoreCore, user: string): () => void {
  let stop: (() => void) | undefined = () => {};
  whenQuiet(async () => {
    if (wantsToSave()) return;
    const loaded = await import("./offline/store-offline").catch(() => undefined);
    if (stop) stop = loaded?.storeOffline(core, (work) => alone(`methuselah.offline.${user}`, work)) ?? stop;
  });
  return () => {
    stop?.();
    stop = undefined;
  };
}

const DEFAULT_PORTS = {
  loadSync,
  afterPaint,
  now: () => Date.now(),
  newKey: () =>
    Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join(
      "",
    ),
  later: (ms: number, work: () => void) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
};

/** An edit waits when its code cannot be loaded. */
async function loadSync(kind: OtherKind, core: DeckStoreCore): Promise<EditSync> {
  const { syncOf } = await import("../edit-syncs").catch(() => {
    throw new OfflineError();
  });
  return await syncOf(kind, core);
}

/** Without locks two tabs may send the same edit; the server applies it once. */
async function alone(name: string, work: () => Promise<void>): Promise<void> {
  const { locks }: { readonly locks?: LockManager | null } = navigator;
  if (locks) await locks.request(name, work);
  else await work();
}

/** Closes the deck stores of this tab and of all other tabs. */
export function closeDeckStores(): void {
  for (const { deckStore, close } of deckStores.values()) {
    deckStore.core.ports.tabs.post({ kind: "forget" });
    close();
  }
  deckStores.clear();
}
