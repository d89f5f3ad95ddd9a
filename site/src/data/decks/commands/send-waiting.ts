import { heldUntil } from "../../../domain/deck/operations/undo-deletion";
import type { DeckStoreCore } from "../store/store-core";

/** Milliseconds that a user who logs out waits at most. */
const MAX_WAIT_MS = 3000;

/** Sends all waiting edits, also deletions that can still be undone and texts that are being typed. Resolves when all are sent or cannot be sent. */
export function sendWaiting({ queue, syncWorker, ports, step }: DeckStoreCore): Promise<void> {
  const held = queue.shown.get().operations.filter((one) => "notBefore" in one);
  step(heldUntil(new Set(held.map(({ id }) => id)), 0));
  syncWorker.retryNow();
  return new Promise((resolve) => {
    const end = () => {
      for (const stop of stops) stop();
      resolve();
    };
    const look = () => {
      const waits = queue.shown.get().operations.length > 0;
      if (!waits || syncWorker.connection.get() !== "open") end();
    };
    const stops: readonly (() => unknown)[] = [
      queue.shown.subscribe(look),
      syncWorker.connection.subscribe(look),
      ports.later(MAX_WAIT_MS, end),
    ];
    look();
  });
}
