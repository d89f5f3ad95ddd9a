import type { DeckId } from "../../domain/deck/deck";
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

interface QueuePorts {
  /** The other tabs want to know. */
  readonly onKept: () => void;
  /** Another tab has settled operations of these decks: what they did is read before they go from what is shown. */
  readonly onGone: (decks: readonly DeckId[]) => Promise<void>;
}

export function keepQueue(storage: UserStorage, key: string, { onKept, onGone }: QueuePorts): KeptQueue {
  let kept = EMPTY_QUEUE;
  let waiting: readonly QueueStep[] = [];
  const shown = createStore<Queue>(EMPTY_QUEUE);
  const safe = createStore(true);
  const show = () => shown.set(waiting.reduce((queue, step) => step(queue), kept));

  async function seeGone({ operations }: Queue): Promise<void> {
    const gone = kept.operations.filter(({ id }) => !operations.some((one) => one.id === id));
    if (gone.length > 0) await onGone([...new Set(gone.map(({ deck }) => deck))]);
  }

  async function keep(): Promise<void> {
    const steps = waiting;
    if (steps.length === 0) return;
    let found = EMPTY_QUEUE;
    const next = (raw: unknown): Kept => {
      found = readQueue(raw);
      return { version: VERSION, ...steps.reduce((queue, step) => step(queue), found) };
    };
    const after = readQueue(await storage.update(key, next));
    await seeGone(found);
    kept = after;
    waiting = waiting.slice(steps.length);
    show();
    onKept();
  }

  async function read(): Promise<void> {
    const found = readQueue(await storage.get(key));
    await seeGone(found);
    kept = found;
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
