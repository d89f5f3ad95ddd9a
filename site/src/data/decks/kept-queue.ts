import { EMPTY_QUEUE, type Queue, type QueueStep } from "../../domain/deck/operations/queue";
import { createStore, type Store } from "../store";
import type { UserStorage } from "./user-storage";

/** The form that it is kept in; another one is of another version of the site and not understood. */
const VERSION = 1;

interface Kept extends Queue {
  readonly version: typeof VERSION;
}

function readQueue(raw: unknown): Queue {
  const kept = raw as Partial<Kept> | undefined;
  if (kept?.version !== VERSION) return EMPTY_QUEUE;
  const { operations = [], realIds = new Map(), problems = [], changes = [] } = kept;
  return { operations, realIds, problems, changes };
}

/** The queue of one person, the same in every tab and after a reload. */
export interface KeptQueue {
  /** With the steps that are not kept yet: what is shown never waits for the disk. */
  readonly shown: Store<Queue>;
  /** false: the browser keeps nothing, and a reload would lose what is unsent. */
  readonly safe: Store<boolean>;
  /** Resolves once the step is kept, or the browser has refused to. */
  step(step: QueueStep): Promise<void>;
  /** Another tab has kept something. */
  reread(): Promise<void>;
}

export function keepQueue(storage: UserStorage, key: string, onKept: () => void): KeptQueue {
  let kept = EMPTY_QUEUE;
  let waiting: readonly QueueStep[] = [];
  const shown = createStore<Queue>(EMPTY_QUEUE);
  const safe = createStore(true);
  const show = () => shown.set(waiting.reduce((queue, step) => step(queue), kept));

  async function keep(): Promise<void> {
    const steps = waiting;
    if (steps.length === 0) return;
    const next = (raw: unknown): Kept => ({
      version: VERSION,
      ...steps.reduce((queue, step) => step(queue), readQueue(raw)),
    });
    kept = readQueue(await storage.update(key, next));
    waiting = waiting.slice(steps.length);
    show();
    onKept();
  }

  async function read(): Promise<void> {
    kept = readQueue(await storage.get(key));
    show();
  }

  // What is refused once waits for the next time, and is shown meanwhile.
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
      return inTurn(keep);
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
