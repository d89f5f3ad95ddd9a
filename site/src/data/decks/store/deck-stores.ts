import type { QueryClient } from "@tanstack/react-query";
import { type Account, accountOptions, followOtherTabs } from "../../account";
import { callApi } from "../../api";
import { session } from "../../session";
import { sessionEnded } from "../../session-recovery";
import { forgetCount, noteUnsentEdits } from "../../unsent-edits";
import { wantsToSave, whenQuiet } from "../../when-quiet";
import { BROWSER_STORAGE } from "../storage/indexed-db";
import { lastUser, rememberLastUser } from "../storage/last-user";
import { browserTabChannel, NO_OTHER_TABS } from "../storage/tab-channel";
import { memoryStorage } from "../storage/user-storage";
import { callAs } from "../sync/authenticated-call";
import { createDeckStore, type DeckStore } from "./deck-store";

/** The deck stores of this tab: usually one, of the signed-in user or the visitor. */
const deckStores = new Map<string | undefined, DeckStore>();

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
  if (known) return known;
  const deckStore = user === undefined ? visitorDeckStore() : userDeckStore(user);
  deckStores.set(user, deckStore);
  return deckStore;
}

function visitorDeckStore(): DeckStore {
  return createDeckStore({
    ...DEFAULT_PORTS,
    user: undefined,
    storage: memoryStorage(),
    tabs: NO_OTHER_TABS,
    call: callApi,
    callAsUser: callApi,
    alone: (work) => work(),
  });
}

function userDeckStore(user: string): DeckStore {
  rememberLastUser(user);
  const callAsUser = callAs(user);
  const tabs = browserTabChannel(user);
  const deckStore = createDeckStore({
    ...DEFAULT_PORTS,
    user,
    storage: BROWSER_STORAGE,
    tabs,
    call: callApi,
    callAsUser,
    alone: (work) => alone(`methuselah.decks.${user}`, work),
  });
  const count = () => noteUnsentEdits(user, deckStore.queue.shown.get().operations.length);
  let stopCounting = () => {};
  void deckStore.started.then(() => {
    if (deckStores.get(user)?.queue !== deckStore.queue) return;
    count();
    stopCounting = deckStore.queue.shown.subscribe(count);
  });
  const retryNow = () => deckStore.syncWorker.retryNow();
  const onVisible = () => document.visibilityState === "visible" && retryNow();
  window.addEventListener("online", retryNow);
  document.addEventListener("visibilitychange", onVisible);
  const stop = session.subscribe(() => session.get() === "in" && retryNow());
  // The session has ended: ask the user to sign in again; unsent edits wait.
  deckStore.syncWorker.connection.subscribe(() => {
    if (deckStore.syncWorker.connection.get() !== "signed-out" || session.get() !== "in") return;
    sessionEnded();
  });
  const close = () => {
    deckStore.close();
    window.removeEventListener("online", retryNow);
    document.removeEventListener("visibilitychange", onVisible);
    stop();
    stopCounting();
    stopStoring();
    forgetCount(user);
  };
  const stopStoring = storeWhenQuiet(deckStore, user);
  tabs.onMessage(({ kind }) => {
    if (kind !== "forget") return;
    close();
    deckStores.delete(user);
  });
  return { ...deckStore, close };
}

/** Stores all decks of the user for offline use; the code is loaded when the page is idle. */
function storeWhenQuiet(deckStore: DeckStore, user: string): () => void {
  let stop: (() => void) | undefined = () => {};
  whenQuiet(async () => {
    if (wantsToSave()) return;
    const loaded = await import("../cache/store-offline").catch(() => undefined);
    if (stop)
      stop = loaded?.storeOffline(deckStore, (work) => alone(`methuselah.offline.${user}`, work)) ?? stop;
  });
  return () => {
    stop?.();
    stop = undefined;
  };
}

const DEFAULT_PORTS = {
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

/** Without locks two tabs may send the same edit; the server applies it once. */
async function alone(name: string, work: () => Promise<void>): Promise<void> {
  const { locks }: { readonly locks?: LockManager | null } = navigator;
  if (locks) await locks.request(name, work);
  else await work();
}

/** Closes the deck stores of this tab and of all other tabs. */
export function closeDeckStores(): void {
  for (const deckStore of deckStores.values()) {
    deckStore.ports.tabs.post({ kind: "forget" });
    deckStore.close();
  }
  deckStores.clear();
}
