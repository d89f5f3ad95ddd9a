import type { DeckId } from "../../../domain/deck/deck";
import type { History } from "../../../domain/deck/operations/history";
import { firstId } from "../../../domain/deck/operations/ids";
import type { Operation, OperationId } from "../../../domain/deck/operations/operation";
import { added, type QueueStep } from "../../../domain/deck/operations/queue";
import type { SendToApi } from "../../api";
import { createStore, type Store } from "../../store";
import { createDeckCache, type DeckCache } from "../cache/deck-cache";
import { createDeckListCache, type DeckListCache } from "../cache/deck-list-cache";
import { createPersistedQueue, type PersistedQueue } from "../queue/persisted-queue";
import { keysOf } from "../storage/keys";
import type { TabChannel } from "../storage/tab-channel";
import type { ConnectionState, TabMessage } from "../storage/tab-message";
import { closable, type UserStorage } from "../storage/user-storage";
import { createDeckFetcher, type DeckFetcher } from "../sync/deck-fetcher";
import { createReconciler } from "../sync/reconcile";
import { createSyncWorker, type SyncWorker } from "../sync/sync-worker";

/** Dependencies of a deck store; tests pass fakes. */
export interface DeckStorePorts {
  /** undefined: a visitor, who only reads decks. */
  readonly user: string | undefined;
  readonly storage: UserStorage;
  readonly tabs: TabChannel;
  /** Calls that read. */
  readonly call: SendToApi;
  /** Calls that write, as this user only. */
  readonly callAsUser: SendToApi;
  /** Runs the work under a lock that all tabs of the user share. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
  readonly later: (ms: number, work: () => void) => () => void;
  readonly now: () => number;
  /** A unique key of letters and digits. */
  readonly newKey: () => string;
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
  step(step: QueueStep): void;
  /** Undo history of each deck edited in this visit, by the deck's first id. */
  readonly histories: Store<ReadonlyMap<DeckId, History>>;
  readonly ports: DeckStorePorts;
  /** The user has logged out: nothing is sent or stored any more. */
  close(): void;
}

export type NewOperation = DistributiveOmit<Operation, "id" | "at" | "tried">;
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

export function createDeckStoreCore(ports: DeckStorePorts): DeckStoreCore {
  const { tabs } = ports;
  let closed = false;
  const storage = closable(ports.storage, () => closed);
  const keys = keysOf(ports.user ?? "");
  const cache = createDeckCache(storage, keys.deck);
  const queue = createPersistedQueue(storage, keys.queue, {
    onStored: () => tabs.post({ kind: "queue" }),
    onGone: cache.reread,
  });
  const list = createDeckListCache({ storage, key: keys.list, later: ports.later });
  const histories = createStore<ReadonlyMap<DeckId, History>>(new Map());
  const isWorkedOn = (id: DeckId) => histories.get().has(firstId(queue.shown.get(), id));
  const fetcher = createDeckFetcher({ ...ports, queue, cache, list, isWorkedOn });
  const reconciler = createReconciler({ queue, cache, list, fetcher, post: tabs.post });
  const onConnection = (line: ConnectionState) => tabs.post({ kind: "line", line });
  const syncWorker = createSyncWorker({
    ...ports,
    call: ports.callAsUser,
    queue,
    revOf: async (id) => (await cache.find(id))?.rev,
    refresh: (id) => fetcher.deck(id, true),
    onConnection,
    ...reconciler,
  });
  const ready = createStore(false);

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
      case "rows":
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

  return {
    user: ports.user,
    queue,
    cache,
    list,
    fetcher,
    syncWorker,
    ready,
    started,
    ports,
    histories,
    add: (...operations) => {
      if (closed) return;
      for (const operation of operations) {
        const made = { id: ports.newKey() as OperationId, at: ports.now(), tried: false };
        void queue.step(added({ ...operation, ...made }));
      }
      syncWorker.schedule();
    },
    step: (step) => {
      if (!closed) void queue.step(step);
    },
    close,
  };
}
