import type { DeckId } from "../../../domain/deck/deck";
import { nextToSend, remainingHold } from "../../../domain/deck/operations/held";
import type { DeckOperation, Operation, OperationId } from "../../../domain/deck/operations/operation";
import { refused, tried } from "../../../domain/deck/operations/queue";
import { createStore, type Store } from "../../../domain/store";
import { apiOver, type SendToApi } from "../../api";
import type { PersistedQueue } from "../queue/persisted-queue";
import type { ConnectionState } from "../storage/tab-message";
import { type ApiFailure, apiFailureOf } from "./api-failure";
import type { EditSync, OtherKind } from "./edit-sync";
import { type Receipt, send } from "./send-operation";

export interface SyncWorkerPorts {
  readonly queue: PersistedQueue;
  /** Raises NotThisUserError when another user is signed in. */
  readonly call: SendToApi;
  /** Runs the work under a lock that all tabs share; a second call waits. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
  /** The known version of the deck, if any. */
  readonly versionOf: (deck: DeckId) => Promise<number | undefined>;
  /** Fetches the current deck. */
  readonly refresh: (deck: DeckId) => Promise<unknown>;
  readonly later: (ms: number, work: () => void) => () => void;
  readonly now: () => number;
  /** Must reconcile the operation or leave it in the queue. */
  readonly onReceipt: (operation: DeckOperation, receipt: Receipt) => Promise<void>;
  readonly onRefusal: (operation: DeckOperation) => void;
  /** Loads the code for edits of something else than a deck; rejects like a call. */
  readonly syncOf: (kind: OtherKind) => Promise<EditSync>;
  /** The state has changed. */
  readonly onConnection: (connection: ConnectionState) => void;
}

export interface SyncWorker {
  readonly connection: Store<ConnectionState>;
  /** Starts sending; while a retry is pending, waits for it. */
  schedule(): void;
  /**
   * Retries now, unless Retry-After is pending: the network is back, or the tab is shown. Resolves once all are sent or
   * one has failed.
   */
  retryNow(): Promise<void>;
  /** Takes over the state that another tab has found. */
  adopt(connection: ConnectionState): void;
  stop(): void;
}

const TRIES = 5;
const FIRST_PAUSE_MS = 2000;
const MAX_PAUSE_MS = 60_000;

/** The server paces bursts of edits; a pause this short is no failure. */
const SHORT_PAUSE_SECONDS = 2;

function isShortPause(failure: ApiFailure): boolean {
  return failure.status === "busy" && (failure.seconds ?? Number.POSITIVE_INFINITY) <= SHORT_PAUSE_SECONDS;
}

/** Sends the operations of the queue in order, one at a time, until all are acknowledged. */
export function createSyncWorker(ports: SyncWorkerPorts): SyncWorker {
  const { queue, now } = ports;
  const api = apiOver(ports.call);
  const connection = createStore<ConnectionState>("open");
  let stopped = false;
  let waiting = false;
  let turn = Promise.resolve();
  let failures = 0;
  let endHold = () => {};
  let pause: { readonly patient: boolean; readonly end: () => void } | undefined;

  function setConnection(next: ConnectionState): void {
    if (connection.get() === next) return;
    connection.set(next);
    ports.onConnection(next);
  }

  async function sendAll(): Promise<void> {
    waiting = false;
    // Operations that another tab has reconciled are not sent again.
    await queue.reread();
    while (!stopped) {
      const { operations } = queue.shown.get();
      const moment = now();
      const operation = nextToSend(operations, moment);
      if (!operation) return sendHeldLater(operations, moment);
      const failure = await deliver(operation);
      if (failure) return tryLater(failure);
      failures = 0;
      setConnection("open");
    }
  }

  /** Every tab schedules this: the one that held the operation may be closed. */
  function sendHeldLater(operations: readonly Operation[], moment: number): void {
    endHold();
    // Edits held back by a deletion have no hold of their own.
    const holds = operations.map((one) => remainingHold(one, moment)).filter((left) => left > 0);
    if (holds.length > 0) endHold = ports.later(Math.min(...holds), schedule);
  }

  /** undefined: the operation was acknowledged or refused. */
  async function deliver({ id }: Operation): Promise<ApiFailure | undefined> {
    await markTried(id);
    const operation = queue.shown.get().operations.find((one) => one.id === id);
    if (!operation) return undefined;
    try {
      await exchange(operation);
      return undefined;
    } catch (error) {
      const failure = apiFailureOf(error);
      if (failure.status !== "refused" || stopped) return failure;
      const { code, httpStatus: status } = failure;
      const { deck, kind } = operation;
      if (deck === undefined) await (await ports.syncOf(kind)).refuse(operation, code, status);
      else {
        await queue.step(refused({ id, deck, kind, code, status }));
        ports.onRefusal(operation);
      }
      return undefined;
    }
  }

  /** Sends the operation and reconciles the device with the response. */
  async function exchange(operation: Operation): Promise<void> {
    if (operation.deck === undefined) {
      const sync = await ports.syncOf(operation.kind);
      return await sync.deliver(api, operation, () => stopped);
    }
    const receipt = await sendUpToDate(operation);
    if (!stopped) await ports.onReceipt(operation, receipt);
  }

  /** Another writer may win the race for the version a few times. */
  async function sendUpToDate(operation: DeckOperation): Promise<Receipt> {
    for (let left = TRIES; ; left -= 1) {
      try {
        return await send(api, operation, await ports.versionOf(operation.deck));
      } catch (error) {
        if (left <= 1 || apiFailureOf(error).status !== "outdated") throw error;
        await ports.refresh(operation.deck);
      }
    }
  }

  /** Marks the operation as tried, so that no tab merges another edit into it; does nothing when it is marked. */
  async function markTried(id: OperationId): Promise<void> {
    if (queue.shown.get().operations.some((one) => one.id === id && !one.tried)) await queue.step(tried(id));
  }

  function tryLater(failure: ApiFailure): void {
    if (!isShortPause(failure)) setConnection(failure.status === "signed-out" ? "signed-out" : "down");
    // Signing in again retries.
    if (stopped || failure.status === "signed-out") return;
    endPause();
    const patient = failure.status === "busy";
    const retryAfterMs = patient ? (failure.seconds ?? 0) * 1000 : 0;
    // A Retry-After is respected; a server that repeats it is given more time.
    const growing =
      retryAfterMs > 0 && failures === 0 ? 0 : Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures);
    failures += 1;
    const end = ports.later(Math.max(growing, retryAfterMs), () => {
      pause = undefined;
      start();
    });
    pause = { patient, end };
  }

  function schedule(): void {
    if (!pause) start();
  }

  function start(): void {
    if (waiting || stopped) return;
    waiting = true;
    // In this tab one after the other, also where the browser has no locks.
    const sendNext = () => ports.alone(sendAll);
    turn = turn.then(sendNext, sendNext);
  }

  function endPause(): void {
    pause?.end();
    pause = undefined;
  }

  return {
    connection,
    schedule,
    retryNow: async () => {
      if (pause?.patient) return;
      // Retries a server that is coming back without the long pauses of an outage.
      failures = 0;
      endPause();
      start();
      await turn;
    },
    adopt: (state) => connection.set(state),
    stop: () => {
      stopped = true;
      endPause();
      endHold();
    },
  };
}
