import type { Operation } from "../../../domain/deck/operations/operation";
import { EMPTY_QUEUE, type Queue, type QueueStep, resumed } from "../../../domain/deck/operations/queue";
import { createStore, type Store } from "../../../domain/store";
import type { UserStorage } from "../storage/user-storage";
import type { ClosingEdits } from "./closing-edits";
import { readPositions, readQueue, storedQueue } from "./stored-queue";

/** The queue of one user, the same in every tab and after a reload. */
export interface PersistedQueue {
  /** Includes steps that are not stored yet: the display never waits for the disk. */
  readonly shown: Store<Queue>;
  /** false: the browser refuses storage, and a reload would lose unsent edits. */
  readonly safe: Store<boolean>;
  /** Resolves once the step is stored, or the browser has refused to store it. `edit`: what the step adds. */
  step(step: QueueStep, edit?: Operation): Promise<void>;
  /** Rereads the queue after another tab has stored it. */
  reread(): Promise<void>;
  /** Leaves the edits that are not stored yet to the next page, at once: this one may be closing. */
  leave(): void;
}

interface QueuePorts {
  readonly storage: UserStorage;
  readonly key: string;
  /** Unique key of this page. */
  readonly page: string;
  readonly closing: ClosingEdits;
  readonly afterPaint: (work: () => void) => void;
  /** Notifies the other tabs. */
  readonly onStored: () => void;
  /** Another tab has reconciled these operations: their results are read before they leave `shown`. */
  readonly onGone: (operations: readonly Operation[]) => Promise<void>;
}

/** A step of the page that is not stored yet. */
interface WaitingStep {
  readonly position: number;
  readonly step: QueueStep;
  readonly edit: Operation | undefined;
}

export function createPersistedQueue({
  storage,
  key,
  page,
  closing,
  afterPaint,
  ...on
}: QueuePorts): PersistedQueue {
  let stored = EMPTY_QUEUE;
  let waiting: readonly WaitingStep[] = [];
  let position = 0;
  let hasLeft = false;
  const shown = createStore<Queue>(EMPTY_QUEUE);
  const safe = createStore(true);
  const show = () => shown.set(waiting.reduce((queue, { step }) => step(queue), stored));

  async function seeGone({ operations }: Queue): Promise<void> {
    const gone = stored.operations.filter(({ id }) => !operations.some((one) => one.id === id));
    if (gone.length > 0) await on.onGone(gone);
  }

  /** Applies steps of pages to the stored queue. Another page may have stored an edit already. */
  async function write(pages: readonly (readonly [page: string, steps: readonly WaitingStep[]])[]) {
    let found = EMPTY_QUEUE;
    const after = await storage.update(key, (raw) => {
      found = readQueue(raw);
      const positions = new Map(readPositions(raw));
      const next = pages.reduce((queue, [one, steps]) => applied(queue, one, steps, positions), found);
      return storedQueue(next, positions);
    });
    await seeGone(found);
    stored = readQueue(after);
  }

  async function store(): Promise<void> {
    const steps = waiting;
    if (steps.length === 0) return;
    await write([[page, steps]]);
    waiting = waiting.slice(steps.length);
    if (hasLeft) leave();
    show();
    on.onStored();
  }

  /** Opening a transaction would delay the frame that shows the edit. */
  async function storeAfterPaint(): Promise<void> {
    // A step before it may have stored them all.
    if (waiting.length > 0) await new Promise<void>((resolve) => afterPaint(resolve));
    await store();
  }

  async function read(): Promise<void> {
    const closed = closing.read().filter((one) => one.page !== page);
    if (closed.length > 0) {
      await write(closed.map((one) => [one.page, one.edits.map(([at, edit]) => resuming(at, edit))]));
      for (const one of closed) closing.remove(one.page);
    } else {
      const found = readQueue(await storage.get(key));
      await seeGone(found);
      stored = found;
    }
    show();
  }

  function leave(): void {
    const edits = waiting.flatMap((one) => (one.edit ? [[one.position, one.edit] as const] : []));
    if (edits.length > 0) closing.write({ page, edits });
    else if (hasLeft) closing.remove(page);
    hasLeft = edits.length > 0;
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
    step: (step, edit) => {
      position += 1;
      waiting = [...waiting, { position, step, edit }];
      show();
      return inTurn(edit ? storeAfterPaint : store);
    },
    reread: () => inTurn(read),
    leave,
  };
}

const resuming = (position: number, edit: Operation): WaitingStep => ({
  position,
  step: resumed(edit),
  edit,
});

/** Counts the steps of the page up in `positions`. */
function applied(queue: Queue, page: string, steps: readonly WaitingStep[], positions: Map<string, number>) {
  const last = positions.get(page) ?? 0;
  positions.delete(page);
  positions.set(page, Math.max(last, steps.at(-1)?.position ?? 0));
  return steps
    .filter(({ position, edit }) => !edit || position > last)
    .reduce((next, { step }) => step(next), queue);
}

function oneAfterTheOther<Work>(run: (work: Work) => Promise<void>): (work: Work) => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return (work) => {
    last = last.then(() => run(work));
    return last;
  };
}
