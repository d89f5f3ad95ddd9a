import type { DeckId } from "../../../domain/deck/deck";
import type { History } from "../../../domain/deck/operations/history";
import { firstId } from "../../../domain/deck/operations/ids";
import type { DeckOperation, Operation, OperationId } from "../../../domain/deck/operations/operation";
import { added, type QueueStep } from "../../../domain/deck/operations/queue";
import { createStore, type Store } from "../../../domain/store";
import type { SendToApi } from "../../api";
import { createDeckCache, type DeckCache } from "../cache/deck-cache";
import { createDeckListCache, type DeckListCache } from "../cache/deck-list-cache";
import { type ClosingEdits, closableEdits } from "../queue/closing-edits";
import { createPersistedQueue, type PersistedQueue } from "../queue/persisted-queue";
import { keysOf } from "../storage/keys";
import type { TabChannel } from "../storage/tab-channel";
import type { ConnectionState, TabMessage } from "../storage/tab-message";
import { closable, type UserStorage } from "../storage/user-storage";
import { createDeckFetcher, type DeckFetcher } from "../sync/deck-fetcher";
import type { EditSync, OtherKind } from "../sync/edit-sync";
import { createReconciler } from "../sync/reconcile";
import { createSyncWorker, type SyncWorker } from "../sync/sync-worker";

/** Dependencies of a deck store; tests pass fakes. */
export interface DeckStorePorts {
  /** undefined: a visitor, who only reads decks. */
  readonly user: string | undefined;
  readonly storage: UserStorage;
  readonly closing: ClosingEdits;
  readonly tabs: TabChannel;
  /** Calls that read. */
  readonly call: SendToApi;
  /** Calls that write, as this user only. */
  readonly callAsUser: SendToApi;
  /** Runs the work under a lock that all tabs of the user share. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
  readonly later: (ms: number, work: () => void) => () => void;
  /** Does the work once the next frame is on the screen. */
  readonly afterPaint: (work: () => void) => void;
  readonly now: () => number;
  /** A unique key of letters and digits. */
  readonly newKey: () => string;
  /** Loads what sends edits of something else than a deck; rejects like a call. */
  readonly loadSync: (kind: OtherKind, core: DeckStoreCore) => Promise<EditSync>;
}

/** The parts of a deck store: cache of the server, queue of edits, sync. Pages use `DeckStore`. */
export interface DeckStoreCore {
  readonly user: string | undefined;
  readonly queue: PersistedQueue;
  readonly cache: DeckCache;
  readonly list: DeckListCache;
  readonly fetcher: DeckFetcher;
  readonly syncWorker: SyncWorker;
  /** The queue and the list have been read from this device. */
  readonly ready: Store<boolean>;
  readonly started: Promise<void>;
  /** Appends edits to the queue: shown at once, sent when possible. */
  add(...operations: readonly NewOperation[]): void;
  /** `edit`: what the step adds to the queue. */
  step(step: QueueStep, edit?: Operation): void;
  /** Sends what is in the queue, once the edit is painted: locks and requests would delay its frame. */
  sendSoon(): void;
  /** What sends edits of something else than a deck, once it was needed in this visit. */
  readonly openedSyncs: Map<OtherKind, EditSync>;
  /** Undo history of each deck edited in this visit, by the deck's first id. An edit changes the map in place. */
  readonly histories: Store<Map<DeckId, History>>;
  readonly ports: DeckStorePorts;
  /** Ignores writes once the user has logged out. */
  readonly storage: UserStorage;
  /** The user has logged out: nothing is sent or stored any more. */
  close(): void;
}

export type NewOperation = DistributiveOmit<DeckOperation, "id" | "at" | "tried">;
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

export function createDeckStoreCore(ports: DeckStorePorts): DeckStoreCore {
  const { tabs } = ports;
  let closed = false;
  const storage = closable(ports.storage, () => closed);
  const keys = keysOf(ports.user ?? "");
  const cache = createDeckCache(storage, keys.deck);
  const queue = createPersistedQueue({
    ...{ storage, key: keys.queue, page: ports.newKey(), afterPaint: ports.afterPaint },
    closing: closableEdits(ports.closing, () => closed),
    onStored: () => tabs.post({ kind: "queue" }),
    onGone,
  });
  const list = createDeckListCache({ storage, key: keys.list, later: ports.later });
  const histories = createStore(new Map<DeckId, History>());
  const isWorkedOn = (id: DeckId) => histories.get().has(firstId(queue.shown.get(), id));
  const fetcher = createDeckFetcher({ ...ports, queue, cache, list, isWorkedOn });
  const reconciler = createReconciler({ queue, cache, list, fetcher, post: tabs.post });
  const onConnection = (line: ConnectionState) => tabs.post({ kind: "line", line });
  const syncWorker = createSyncWorker({
    ...ports,
    call: ports.callAsUser,
    queue,
    versionOf: async (id) => (await cache.find(id))?.version,
    refresh: (id) => fetcher.deck(id, true),
    onConnection,
    syncOf: (kind) => ports.loadSync(kind, core),
    ...reconciler,
  });
  // A visitor has nothing stored.
  const ready = createStore(ports.user === undefined);
  const sendSoon = () => ports.afterPaint(syncWorker.schedule);

  async function onGone(operations: readonly Operation[]): Promise<void> {
    const decks = operations.flatMap(({ deck }) => deck ?? []);
    await cache.reread([...new Set(decks)]);
    if (decks.length === operations.length) return;
    for (const sync of core.openedSyncs.values()) await sync.reread();
  }

  tabs.onMessage((message) => void receive(message));

  async function receive(message: TabMessage): Promise<void> {
    switch (message.kind) {
      case "queue":
        await queue.reread();
        return syncWorker.schedule();
      case "deck":
        return cache.reread([message.id]);
      case "list":
        return list.reread();
      case "inventory":
      case "report":
      case "search":
        return core.openedSyncs.get(message.kind)?.reread();
      case "changed-rows":
        list.apply(message.change);
        return fetcher.gone(message.change.gone);
      case "line":
        return syncWorker.adopt(message.line);
      case "forget":
        return;
      default:
        return message satisfies never;
    }
  }

  const started = Promise.all([queue.reread(), list.reread()]).then(() => {
    ready.set(true);
    if (queue.shown.get().operations.length > 0) syncWorker.schedule();
  });

  function close(): void {
    closed = true;
    syncWorker.stop();
    tabs.close();
  }

  const core: DeckStoreCore = {
    user: ports.user,
    openedSyncs: new Map(),
    queue,
    cache,
    list,
    fetcher,
    syncWorker,
    ready,
    started,
    ports,
    storage,
    histories,
    add: (...operations) => {
      if (closed) return;
      for (const operation of operations) {
        const base = { id: ports.newKey() as OperationId, at: ports.now(), tried: false };
        const edit = { ...operation, ...base };
        void queue.step(added(edit), edit);
      }
      sendSoon();
    },
    step: (step, edit) => {
      if (!closed) void queue.step(step, edit);
    },
    sendSoon,
    close,
  };
  return core;
}
