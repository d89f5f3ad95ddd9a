import type { QueryClient } from "@tanstack/react-query";
import { type Account, accountOptions, followOtherTabs } from "../account";
import { callApi } from "../api";
import { session } from "../session";
import { forgetCount, noteUnsentEdits } from "../unsent-edits";
import { wantsToSave, whenQuiet } from "../when-quiet";
import { callAs } from "./as-user";
import { BROWSER_STORAGE } from "./browser-storage";
import { createDesk, type Desk } from "./desk";
import { browserTabs, NO_OTHER_TABS } from "./tabs";
import { lastUser, rememberLastUser } from "./user-name";
import { memoryStorage } from "./user-storage";

/** The desks of this tab: mostly one, of the person who is signed in, or the visitor's. */
const desks = new Map<string | undefined, Desk>();

/** Whose decks are shown, as far as this device knows without asking. */
export function userOf(client: QueryClient): string | undefined {
  const account = client.getQueryData<Account | null>(accountOptions().queryKey);
  if (account) return account.username;
  return account === null || session.get() === "out" ? undefined : lastUser();
}

/** Who has asked for a desk hears from then on who is signed in. */
const following = new WeakSet<QueryClient>();

export function deskOf(client: QueryClient, user = userOf(client)): Desk {
  if (!following.has(client)) {
    following.add(client);
    followOtherTabs(client);
  }
  const known = desks.get(user);
  if (known) return known;
  const desk = user === undefined ? visitorsDesk() : usersDesk(user);
  desks.set(user, desk);
  return desk;
}

function visitorsDesk(): Desk {
  return createDesk({
    ...WORLD,
    user: undefined,
    storage: memoryStorage(),
    tabs: NO_OTHER_TABS,
    call: callApi,
    callAsUser: callApi,
    alone: (work) => work(),
  });
}

function usersDesk(user: string): Desk {
  rememberLastUser(user);
  const callAsUser = callAs(user);
  const tabs = browserTabs(user);
  const desk = createDesk({
    ...WORLD,
    user,
    storage: BROWSER_STORAGE,
    tabs,
    call: callApi,
    callAsUser,
    alone: (work) => alone(`methuselah.decks.${user}`, work),
  });
  const count = () => noteUnsentEdits(user, desk.queue.shown.get().operations.length);
  let stopCounting = () => {};
  void desk.started.then(() => {
    if (desks.get(user)?.queue !== desk.queue) return;
    count();
    stopCounting = desk.queue.shown.subscribe(count);
  });
  const kick = () => desk.sender.kick();
  const onVisible = () => document.visibilityState === "visible" && kick();
  window.addEventListener("online", kick);
  document.addEventListener("visibilitychange", onVisible);
  const stop = session.subscribe(() => session.get() === "in" && kick());
  // The server has said that the session is over: the site asks to sign in again, and all waits.
  desk.sender.line.subscribe(() => {
    if (desk.sender.line.get() === "signed-out" && session.get() === "in") session.set("expired");
  });
  const close = () => {
    desk.close();
    window.removeEventListener("online", kick);
    document.removeEventListener("visibilitychange", onVisible);
    stop();
    stopCounting();
    stopStoring();
    forgetCount(user);
  };
  const stopStoring = storeWhenQuiet(desk, user);
  tabs.onNews(({ kind }) => {
    if (kind !== "forget") return;
    close();
    desks.delete(user);
  });
  return { ...desk, close };
}

/** Begins to keep all decks of the user on this device; the code for it is fetched later than what is waited for. */
function storeWhenQuiet(desk: Desk, user: string): () => void {
  let stop: (() => void) | undefined = () => {};
  whenQuiet(async () => {
    if (wantsToSave()) return;
    const loaded = await import("./store-offline").catch(() => undefined);
    if (stop) stop = loaded?.storeOffline(desk, (work) => alone(`methuselah.offline.${user}`, work)) ?? stop;
  });
  return () => {
    stop?.();
    stop = undefined;
  };
}

const WORLD = {
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

/** Without locks two tabs may send the same edit; the server takes it for one. */
async function alone(name: string, work: () => Promise<void>): Promise<void> {
  const { locks }: { readonly locks?: LockManager | null } = navigator;
  if (locks) await locks.request(name, work);
  else await work();
}

/** Nothing is sent, shown or kept any more by the desks of this tab and of others. */
export function closeDesks(): void {
  for (const desk of desks.values()) {
    desk.ports.tabs.tell({ kind: "forget" });
    desk.close();
  }
  desks.clear();
}
