import type { OperationId, SearchOperation } from "../../domain/deck/operations/operation";
import { acknowledged, type EditProblem, problemSeen, refused } from "../../domain/deck/operations/queue";
import { queuedSearch } from "../../domain/saved-search/queue-search";
import {
  applySearchEdit,
  includesSearch,
  missingIn,
  type SavedSearches,
  type SearchEdit,
} from "../../domain/saved-search/search-edits";
import { createStore } from "../../domain/store";
import { type Api, apiOver } from "../api";
import { keysOf } from "../decks/storage/keys";
import type { DeckStore } from "../decks/store/deck-store";
import { createStableValues } from "../decks/store/stable-values";
import type { DeckStoreCore } from "../decks/store/store-core";
import { apiFailureOf } from "../decks/sync/api-failure";
import type { EditSync } from "../decks/sync/edit-sync";
import { deviceSearches } from "./device-searches";
import { createSearchCache, type ServerSearches } from "./search-cache";

/** The saved searches of the signed-in user with all unsent edits applied. */
export interface AccountSearches {
  /** Calls the listener after every change. All values below are the same objects until they change. */
  subscribe(listener: () => void): () => void;
  /** What this device has stored is read. */
  readonly started: Promise<unknown>;
  /** undefined: not known yet. */
  searches(): SavedSearches | undefined;
  /** They could not be fetched; the shown ones may be outdated. */
  failed(): boolean;
  /** Edits that wait because the server cannot be reached. */
  waiting(): number;
  /** Edits that the server has refused. */
  problems(): readonly EditProblem[];
  dismiss(problem: OperationId): void;
  change(edit: SearchEdit): void;
  /** Fetches what other devices have changed, and adds what this device had saved. Never rejects. */
  refresh(): Promise<void>;
  /** For the queue. */
  readonly sync: EditSync<SearchOperation>;
}

/** Another device may win the race for the version a few times. */
const TRIES = 5;

const opened = new WeakMap<DeckStoreCore, AccountSearches>();

/** The searches that belong to a user's decks: they share queue, lock and storage. */
export function searchesOf(core: DeckStoreCore): AccountSearches {
  const store = opened.get(core) ?? openSearches(core);
  opened.set(core, store);
  return store;
}

/** The searches of the user of a deck store. */
export function searchesBeside({ core }: DeckStore): AccountSearches {
  return searchesOf(core);
}

function openSearches(core: DeckStoreCore): AccountSearches {
  const { ports, queue, syncWorker } = core;
  const cache = createSearchCache(core.storage, keysOf(ports.user ?? "").searches);
  const failed = createStore(false);
  const started = Promise.all([core.started, cache.reread()]);
  const pending = () => queue.shown.get().operations.filter((one) => one.kind === "search");

  async function fetch(api: Api): Promise<ServerSearches> {
    const { rev, searches } = await api("GET account/searches");
    const fetched = { version: rev, searches };
    await cache.put(fetched);
    failed.set(false);
    ports.tabs.post({ kind: "search" });
    return fetched;
  }

  let refreshing: Promise<void> | undefined;
  /** Calls at the same time share one fetch: a second one that succeeds late would replace the message of the first. */
  function refresh(): Promise<void> {
    refreshing ??= refetch().finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  }

  async function refetch(): Promise<void> {
    await started;
    try {
      await fetch(apiOver(ports.callAsUser));
    } catch (error) {
      apiFailureOf(error);
      return failed.set(true);
    }
    await mergeDevice();
  }

  /** They leave the device once their edits are stored; those that exceed the limit of the account stay. */
  async function mergeDevice(): Promise<void> {
    const known = searches();
    const device = deviceSearches.get();
    if (!known || device.length === 0) return;
    await Promise.all(missingIn(known, device).map((search) => add({ kind: "save", search })));
    // Nothing was stored if the user has signed out meanwhile.
    await queue.reread();
    const now = searches() ?? [];
    if (queue.safe.get()) deviceSearches.set(deviceSearches.get().filter((one) => !includesSearch(now, one)));
    core.sendSoon();
  }

  function add(edit: SearchEdit): Promise<void> {
    const id = ports.newKey() as OperationId;
    const operation = { kind: "search", edit, id, at: ports.now(), tried: false } as const;
    return queue.step(queuedSearch(operation), operation);
  }

  const sync: EditSync<SearchOperation> = {
    deliver: async (api, { id, edit }, isStopped) => {
      await started;
      // Another tab may have sent or fetched searches.
      await cache.reread();
      let known = cache.known.get();
      for (let left = TRIES; ; left -= 1) {
        known ??= await fetch(api);
        if (isStopped()) return;
        try {
          const version = await send(api, edit, known.version);
          if (isStopped()) return;
          await cache.put({ version, searches: applySearchEdit(known.searches, edit) });
          ports.tabs.post({ kind: "search" });
          // Other devices have changed the list, too.
          if (version > known.version + 1) void refetch();
          return await queue.step(acknowledged(id));
        } catch (error) {
          if (left <= 1 || apiFailureOf(error).status !== "outdated") throw error;
          known = undefined;
        }
      }
    },
    refuse: async (operation, code, status) => {
      const { id, deck, kind } = operation;
      await queue.step(refused({ id, deck, kind, code, status, search: operation }));
      void refetch();
    },
    reread: cache.reread,
  };
  core.openedSyncs.set("search", sync);

  const stableSearches = createStableValues<"now", SavedSearches>();
  const stableProblems = createStableValues<"now", readonly EditProblem[]>();
  function searches(): SavedSearches | undefined {
    const known = cache.known.get();
    if (!known || !core.ready.get()) return undefined;
    return stableSearches(
      "now",
      pending().reduce((before, { edit }) => applySearchEdit(before, edit), known.searches),
    );
  }

  const sources = [queue.shown, core.ready, cache.known, failed, syncWorker.connection];
  return {
    subscribe: (listener) => {
      const stops = sources.map((source) => source.subscribe(listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    started,
    searches,
    failed: failed.get,
    waiting: () => (syncWorker.connection.get() === "open" ? 0 : pending().length),
    problems: () =>
      stableProblems(
        "now",
        queue.shown.get().problems.filter(({ kind }) => kind === "search"),
      ),
    dismiss: (problem) => core.step(problemSeen(problem)),
    change: (edit) => {
      void add(edit);
      core.sendSoon();
    },
    refresh,
    sync,
  };
}

/** Returns the version of the list after the edit. */
async function send(api: Api, edit: SearchEdit, version: number): Promise<number> {
  const headers = { "If-Match": String(version) };
  if (edit.kind === "save") return (await api("PUT account/searches", { body: edit.search, headers })).rev;
  const { page, q } = edit.search;
  return (await api("DELETE account/searches", { body: { page, q }, headers })).rev;
}
