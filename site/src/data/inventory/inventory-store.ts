import type { InventoryOperation, OperationId } from "../../domain/deck/operations/operation";
import { acknowledged, type EditProblem, problemSeen, refused } from "../../domain/deck/operations/queue";
import type { Inventory, InventoryChange } from "../../domain/inventory/inventory";
import { queued } from "../../domain/inventory/queue-edit";
import { createStore } from "../../domain/store";
import type { ChangedInventoryResponse } from "../../generated/api";
import { apiOver } from "../api";
import { keysOf } from "../decks/storage/keys";
import type { ConnectionState } from "../decks/storage/tab-message";
import type { DeckStore } from "../decks/store/deck-store";
import { createStableValues } from "../decks/store/stable-values";
import type { DeckStoreCore } from "../decks/store/store-core";
import { apiFailureOf } from "../decks/sync/api-failure";
import type { EditSync } from "../decks/sync/edit-sync";
import { createViewer } from "./edited-inventory";
import { fetchInventory } from "./fetch-inventory";
import { createInventoryCache } from "./inventory-cache";
import { createInventoryHistory } from "./inventory-history";
import { type Reconciled, reconciled } from "./reconcile";
import { callsOf } from "./requests";

/** How far the edits of the inventory have come, and what became of them. */
export interface InventorySaving {
  /** Edits that the server does not have yet. */
  readonly unsent: number;
  readonly connection: ConnectionState;
  /** false: the browser refuses storage; closing the page would lose unsent edits. */
  readonly safe: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Edits that the server has refused. */
  readonly problems: readonly EditProblem[];
}

/** The inventory of the signed-in user with all unsent edits applied: the only way in for pages. */
export interface InventoryStore {
  /** Calls the listener after every change. All values below are the same objects until they change. */
  subscribe(listener: () => void): () => void;
  /** undefined: not known yet. */
  inventory(): Inventory | undefined;
  /** The share key of the server. */
  shareKey(): string | undefined;
  /** The inventory could not be fetched; the shown one may be outdated. */
  failed(): boolean;
  saving(): InventorySaving;
  /** One undo reverts all changes of the call. */
  change(...changes: readonly InventoryChange[]): void;
  undo(): void;
  redo(): void;
  dismissProblem(problem: OperationId): void;
  /** Fetches what other devices have changed. Never rejects. */
  refresh(): Promise<void>;
  /** Makes a new share key; an older one stops working. Rejects like any call. */
  share(): Promise<string>;
  /** Rejects like any call. */
  revokeKey(): Promise<void>;
  /** For the queue. */
  readonly sync: EditSync<InventoryOperation>;
}

const opened = new WeakMap<DeckStoreCore, InventoryStore>();

/** The inventory that belongs to a user's decks: they share queue, lock and storage. */
export function inventoryOf(core: DeckStoreCore): InventoryStore {
  const store = opened.get(core) ?? openInventory(core);
  opened.set(core, store);
  return store;
}

/** The inventory of the user of a deck store. */
export function inventoryBeside({ core }: DeckStore): InventoryStore {
  return inventoryOf(core);
}

function openInventory(core: DeckStoreCore): InventoryStore {
  const { ports, queue, syncWorker } = core;
  const cache = createInventoryCache(core.storage, keysOf(ports.user ?? "").inventory);
  const failed = createStore(false);
  const started = Promise.all([core.started, cache.reread()]);
  const pending = () => queue.shown.get().operations.filter((one) => one.kind === "inventory");
  let isDue = false;

  /**
   * Runs under the lock of the queue: while an edit is being sent, nobody knows whether the server's inventory includes
   * it.
   */
  async function fetchAlone(): Promise<void> {
    await queue.reread();
    isDue = pending().some(({ tried }) => tried);
    if (isDue) return;
    await cache.reread();
    try {
      await cache.put(await fetchInventory(apiOver(ports.call), cache.inventory.get()));
      failed.set(false);
      ports.tabs.post({ kind: "inventory" });
    } catch (error) {
      apiFailureOf(error);
      failed.set(true);
    }
  }

  const touched = (responses: readonly ChangedInventoryResponse[]) => [
    ...new Set(responses.flatMap(({ revs }) => Object.keys(revs).map(Number))),
  ];

  const refresh = () => started.then(() => ports.alone(fetchAlone));

  const sync: EditSync<InventoryOperation> = {
    deliver: async (api, operation, isStopped) => {
      await started;
      const responses: ChangedInventoryResponse[] = [];
      for (const call of callsOf(operation.id, operation.change)) responses.push(await call(api));
      if (isStopped()) return;
      // Another tab may have reconciled edits of the same buckets that this one has never seen.
      await cache.reread(touched(responses));
      const known = cache.inventory.get();
      const outcome: Reconciled | undefined = known && reconciled(known, { ...operation, responses });
      // Both are shown at once, so that the edit is never counted twice.
      const stored = outcome && cache.put(outcome.update);
      const left = queue.step(acknowledged(operation.id));
      await Promise.all([stored, left]);
      if (!outcome || outcome.isOutdated || isDue) void refresh();
    },
    refuse: async ({ id, deck, kind }, code, status) => {
      await queue.step(refused({ id, deck, kind, code, status }));
      void refresh();
    },
    reread: cache.reread,
  };
  core.openedSyncs.set("inventory", sync);

  const view = createViewer();
  const inventory = () => {
    const known = cache.inventory.get();
    return known && core.ready.get() ? view(known, pending()) : undefined;
  };

  /** Returns the operation that sends the change, and the one before if they have been merged. */
  function addOne(change: InventoryChange): readonly OperationId[] {
    const before = pending().at(-1);
    const id = ports.newKey() as OperationId;
    const edit = { kind: "inventory", change, id, at: ports.now(), tried: false } as const;
    core.step(queued(edit), edit);
    return before && !pending().some((one) => one.id === id) ? [id, before.id] : [id];
  }

  function add(changes: readonly InventoryChange[]): readonly OperationId[] {
    const operations = changes.flatMap((change) => addOne(change));
    core.sendSoon();
    return operations;
  }

  const history = createInventoryHistory({ add, queue: queue.shown });

  const stableSaving = createStableValues<"now", InventorySaving>();
  const stableProblems = createStableValues<"now", readonly EditProblem[]>();
  const sources = [
    queue.shown,
    queue.safe,
    core.ready,
    cache.inventory,
    history.steps,
    failed,
    syncWorker.connection,
  ];

  return {
    subscribe: (listener) => {
      const stops = sources.map((source) => source.subscribe(listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    inventory,
    shareKey: () => cache.inventory.get()?.key,
    failed: failed.get,
    saving: () =>
      stableSaving("now", {
        unsent: pending().length,
        connection: syncWorker.connection.get(),
        safe: queue.safe.get(),
        canUndo: history.steps.get().done.length > 0,
        canRedo: history.steps.get().undone.length > 0,
        problems: stableProblems(
          "now",
          queue.shown.get().problems.filter(({ kind }) => kind === "inventory"),
        ),
      }),
    change: (...changes) => {
      const before = inventory();
      if (before) history.change(before, changes);
    },
    undo: history.undo,
    redo: history.redo,
    dismissProblem: (problem) => core.step(problemSeen(problem)),
    refresh,
    share: async () => {
      const { key } = await apiOver(ports.callAsUser)("PUT inventory/key");
      await refresh();
      return key;
    },
    revokeKey: async () => {
      await apiOver(ports.callAsUser)("DELETE inventory/key");
      await refresh();
    },
    sync,
  };
}
