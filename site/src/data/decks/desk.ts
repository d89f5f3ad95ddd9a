import type { DeckId } from "../../domain/deck/deck";
import type { History } from "../../domain/deck/operations/history";
import type { Operation, OperationId } from "../../domain/deck/operations/operation";
import { added, type QueueStep } from "../../domain/deck/operations/queue";
import { createStore, type Store } from "../store";
import { createShelf, type DeckShelf } from "./deck-shelf";
import { firstId } from "./deck-view";
import { createFetching, type Fetching } from "./fetching";
import { type KeptQueue, keepQueue } from "./kept-queue";
import { createListShelf, type ListShelf } from "./list-shelf";
import type { CallServer } from "./send";
import { createSender, type Line, type Sender } from "./sender";
import { createSettling } from "./settling";
import { keysOf } from "./storage-keys";
import type { TabNews, Tabs } from "./tabs";
import { closable, type UserStorage } from "./user-storage";

/** The world as the work on decks sees it. */
export interface DeskPorts {
  /** undefined: a visitor, who reads decks and keeps none. */
  readonly user: string | undefined;
  readonly storage: UserStorage;
  readonly tabs: Tabs;
  /** Calls that read. */
  readonly call: CallServer;
  /** Calls that write, as this user and nobody else. */
  readonly callAsUser: CallServer;
  /** Runs the work when no other tab of the user does. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
  readonly later: (ms: number, work: () => void) => () => void;
  readonly now: () => number;
  /** Letters and digits that nobody else has. */
  readonly newKey: () => string;
}

/** What one person's decks lie on: those of the server, the edits on their way there, and who brings them. */
export interface Desk {
  readonly user: string | undefined;
  readonly queue: KeptQueue;
  readonly shelf: DeckShelf;
  readonly list: ListShelf;
  readonly fetching: Fetching;
  readonly sender: Sender;
  /** What an earlier visit has kept is at hand. */
  readonly ready: Store<boolean>;
  readonly started: Promise<void>;
  /** Puts edits behind all others; they are shown at once and sent when that is possible. */
  add(...operations: readonly NewOperation[]): void;
  step(step: QueueStep): void;
  /** What somebody did to each deck in this visit; by the deck's first id. */
  readonly histories: Store<ReadonlyMap<DeckId, History>>;
  readonly ports: DeskPorts;
  /** The person is gone from this device: nothing is sent or kept any more. */
  close(): void;
}

export type NewOperation = DistributiveOmit<Operation, "id" | "at" | "tried">;
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

export function createDesk(ports: DeskPorts): Desk {
  const { tabs } = ports;
  let closed = false;
  const storage = closable(ports.storage, () => closed);
  const keys = keysOf(ports.user ?? "");
  const shelf = createShelf(storage, keys.deck);
  const queue = keepQueue(storage, keys.queue, {
    onKept: () => tabs.tell({ kind: "queue" }),
    onGone: shelf.reread,
  });
  const list = createListShelf({ storage, key: keys.list, later: ports.later });
  const histories = createStore<ReadonlyMap<DeckId, History>>(new Map());
  const isWorkedOn = (id: DeckId) => histories.get().has(firstId(queue.shown.get(), id));
  const fetching = createFetching({ ...ports, queue, shelf, list, isWorkedOn });
  const settling = createSettling({ queue, shelf, list, fetching, tell: tabs.tell });
  const onLine = (line: Line) => tabs.tell({ kind: "line", line });
  const sender = createSender({
    ...ports,
    call: ports.callAsUser,
    queue,
    revOf: async (id) => (await shelf.find(id))?.rev,
    refresh: (id) => fetching.deck(id, true),
    onLine,
    ...settling,
  });
  const ready = createStore(false);

  tabs.onNews((news) => void hear(news));

  async function hear(news: TabNews): Promise<void> {
    switch (news.kind) {
      case "queue":
        await queue.reread();
        return sender.nudge();
      case "deck":
        return shelf.reread([news.id]);
      case "list":
        return list.reread();
      case "rows":
        list.hear(news.change);
        return fetching.gone(news.change.gone);
      case "line":
        return sender.hear(news.line);
      case "forget":
        return;
      default:
        return news satisfies never;
    }
  }

  const started = Promise.all([queue.reread(), list.reread()]).then(() => {
    ready.set(true);
    if (queue.shown.get().operations.length > 0) sender.nudge();
  });

  function close(): void {
    closed = true;
    sender.stop();
    tabs.close();
  }

  return {
    user: ports.user,
    queue,
    shelf,
    list,
    fetching,
    sender,
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
      sender.nudge();
    },
    step: (step) => {
      if (!closed) void queue.step(step);
    },
    close,
  };
}
