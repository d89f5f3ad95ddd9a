import type { Operation } from "../../../domain/deck/operations/operation";
import { EMPTY_QUEUE, type Queue, type QueueStep } from "../../../domain/deck/operations/queue";
import { createStore, type Store } from "../../store";
import type { UserStorage } from "../storage/user-storage";
import { readQueue, type StoredQueue, storedQueue } from "./stored-queue";

/** The queue of one user, the same in every tab and after a reload. */
export interface PersistedQueue {
  /** Includes steps that are not stored yet: the display never waits for the disk. */
  readonly shown: Store<Queue>;
  /** false: the browser refuses storage, and a reload would lose unsent edits. */
  readonly safe: Store<boolean>;
  /** Resolves once the step is stored, or the browser has refused to store it. */
  step(step: QueueStep): Promise<void>;
  /** Rereads the queue after another tab has stored it. */
  reread(): Promise<void>;
}

interface QueuePorts {
  /** Notifies the other tabs. */
  readonly onStored: () => void;
  /** Another tab has reconciled these operations: their results are read before they leave `shown`. */
  readonly onGone: (operations: readonly Operation[]) => Promise<void>;
}

export function createPersistedQueue(
  storage: UserStorage,
  key: string,
  { onStored, onGone }: QueuePorts,
): PersistedQueue {
  let stored = EMPTY_QUEUE;
  let waiting: readonly QueueStep[] = [];
  const shown = createStore<Queue>(EMPTY_QUEUE);
  const safe = createStore(true);
  const show = () => shown.set(waiting.reduce((queue, step) => step(queue), stored));

  async function seeGone({ operations }: Queue): Promise<void> {
    const gone = stored.operations.filter(({ id }) => !operations.some((one) => one.id === id));
    if (gone.length > 0) await onGone(gone);
  }

  async function store(): Promise<void> {
    const steps = waiting;
    if (steps.length === 0) return;
    let found = EMPTY_QUEUE;
    const next = (raw: unknown): StoredQueue => {
      found = readQueue(raw);
      return storedQueue(steps.reduce((queue, step) => step(queue), found));
    };
    const after = readQueue(await storage.update(key, next));
    await seeGone(found);
    stored = after;
    waiting = waiting.slice(steps.length);
    show();
    onStored();
  }

  async function read(): Promise<void> {
    const found = readQueue(await storage.get(key));
    await seeGone(found);
    stored = found;
    show();
  }

  // A step that cannot be stored stays in `shown` and is stored with the next one.
  const inTurn = oneAfterTheOther((work: () => Promise<void>) =>
    work().then(
      () => safe.set(true),
      () => safe.set(false),
    ),
  );
  return {
    shown,
    safe,
    step: (step) => {
      waiting = [...waiting, step];
      show();
      return inTurn(store);
    },
    reread: () => inTurn(read),
  };
}

function oneAfterTheOther<Work>(run: (work: Work) => Promise<void>): (work: Work) => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return (work) => {
    last = last.then(() => run(work));
    return last;
  };
}
