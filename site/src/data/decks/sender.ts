import type { DeckId } from "../../domain/deck/deck";
import { holdOf, nextToSend } from "../../domain/deck/operations/held";
import type { Operation, OperationId } from "../../domain/deck/operations/operation";
import { refused, tried } from "../../domain/deck/operations/queue";
import { createStore, type Store } from "../store";
import type { KeptQueue } from "./kept-queue";
import { type Failure, failureOf } from "./outcome";
import { type CallServer, type Receipt, send } from "./send";

/** How the last try to reach the server went. */
export type Line = "open" | "down" | "signed-out";

export interface SenderPorts {
  readonly queue: KeptQueue;
  /** Raises NotThisUserError when somebody else is signed in. */
  readonly call: CallServer;
  /** Runs the work when no other tab does; a second wish meanwhile waits its turn. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
  /** The number of the deck's state, as far as it is known. */
  readonly revOf: (deck: DeckId) => Promise<number | undefined>;
  /** Brings the deck as it is now. */
  readonly refresh: (deck: DeckId) => Promise<unknown>;
  readonly later: (ms: number, work: () => void) => () => void;
  readonly now: () => number;
  /** Has to leave the operation in the queue, or settle it. */
  readonly onReceipt: (operation: Operation, receipt: Receipt) => Promise<void>;
  readonly onRefusal: (operation: Operation) => void;
  /** The other tabs want to know. */
  readonly onLine: (line: Line) => void;
}

export interface Sender {
  readonly line: Store<Line>;
  /** There is something to send. After a failure it waits for the next try like all before it. */
  nudge(): void;
  /** A better moment to try: the network is back, somebody looks. A server that asks for patience gets it. */
  kick(): void;
  /** How another tab has fared. */
  hear(line: Line): void;
  stop(): void;
}

const TRIES = 5;
const FIRST_PAUSE = 2000;
const LONGEST_PAUSE = 60_000;

/** Many edits at once are paced by the server: between two of them nothing is amiss. */
const SHORT_PAUSE_SECONDS = 2;

function isShortPause(failure: Failure): boolean {
  return failure.status === "busy" && (failure.seconds ?? Number.POSITIVE_INFINITY) <= SHORT_PAUSE_SECONDS;
}

/** Sends what is in the queue, one after the other in the order it was made, until all is answered. */
export function createSender(ports: SenderPorts): Sender {
  const { queue, now } = ports;
  const line = createStore<Line>("open");
  let stopped = false;
  let waiting = false;
  let failures = 0;
  let endHold = () => {};
  let pause: { readonly patient: boolean; readonly end: () => void } | undefined;

  function seen(now: Line): void {
    if (line.get() === now) return;
    line.set(now);
    ports.onLine(now);
  }

  async function sendAll(): Promise<void> {
    waiting = false;
    // What another tab has settled is not sent again.
    await queue.reread();
    while (!stopped) {
      const { operations } = queue.shown.get();
      const operation = nextToSend(operations, now());
      if (!operation) return sendHeldLater(operations);
      const failure = await deliver(operation);
      if (failure) return tryLater(failure);
      failures = 0;
      seen("open");
    }
  }

  /** Every tab looks again then: the one that was to send it may be closed. */
  function sendHeldLater(operations: readonly Operation[]): void {
    endHold();
    const [first] = operations.map((one) => holdOf(one, now())).toSorted((one, other) => one - other);
    if (first !== undefined) endHold = ports.later(first, nudge);
  }

  /** Nothing: the operation is answered, one way or the other. */
  async function deliver({ id }: Operation): Promise<Failure | undefined> {
    await markTried(id);
    const operation = queue.shown.get().operations.find((one) => one.id === id);
    if (!operation) return undefined;
    try {
      const receipt = await sendUpToDate(operation);
      if (!stopped) await ports.onReceipt(operation, receipt);
      return undefined;
    } catch (error) {
      const failure = failureOf(error);
      if (failure.status !== "refused" || stopped) return failure;
      const { deck, kind } = operation;
      await queue.step(refused({ id, deck, kind, code: failure.code, status: failure.httpStatus }));
      ports.onRefusal(operation);
      return undefined;
    }
  }

  /** Whoever else is changing the deck at this moment may be quicker a few times. */
  async function sendUpToDate(operation: Operation): Promise<Receipt> {
    for (let left = TRIES; ; left -= 1) {
      try {
        return await send(ports.call, operation, await ports.revOf(operation.deck));
      } catch (error) {
        if (left <= 1 || failureOf(error).status !== "outdated") throw error;
        await ports.refresh(operation.deck);
      }
    }
  }

  /** So that no tab merges another edit into it; and no news where there is none. */
  async function markTried(id: OperationId): Promise<void> {
    if (queue.shown.get().operations.some((one) => one.id === id && !one.tried)) await queue.step(tried(id));
  }

  function tryLater(failure: Failure): void {
    if (!isShortPause(failure)) seen(failure.status === "signed-out" ? "signed-out" : "down");
    // Whoever signs in again kicks.
    if (stopped || failure.status === "signed-out") return;
    endPause();
    const patient = failure.status === "busy";
    const asked = patient ? (failure.seconds ?? 0) * 1000 : 0;
    // Who is told when to come back comes then; a server that says so again and again is given more time.
    const growing = asked > 0 && failures === 0 ? 0 : Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** failures);
    failures += 1;
    const end = ports.later(Math.max(growing, asked), () => {
      pause = undefined;
      start();
    });
    pause = { patient, end };
  }

  function nudge(): void {
    if (!pause) start();
  }

  function start(): void {
    if (waiting || stopped) return;
    waiting = true;
    void ports.alone(sendAll);
  }

  function endPause(): void {
    pause?.end();
    pause = undefined;
  }

  return {
    line,
    nudge,
    kick: () => {
      if (pause?.patient) return;
      // A server that is just coming up is not left alone for as long as one that was away.
      failures = 0;
      endPause();
      start();
    },
    hear: (told) => line.set(told),
    stop: () => {
      stopped = true;
      endPause();
      endHold();
    },
  };
}
