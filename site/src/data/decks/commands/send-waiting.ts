import { heldUntil } from "../../../domain/deck/operations/undo-deletion";
import type { DeckStoreCore } from "../store/store-core";
import { sendNow } from "./send-now";

/** Milliseconds that a user who logs out waits at most. */
const MAX_WAIT_MS = 3000;

/**
 * Sends all waiting edits, also deletions that can still be undone and texts that are being typed. Resolves when all are
 * sent or cannot be sent.
 */
export function sendWaiting(core: DeckStoreCore): Promise<void> {
  const waiting = () => core.queue.shown.get().operations;
  const held = waiting().filter((one) => "notBefore" in one);
  core.step(heldUntil(new Set(held.map(({ id }) => id)), 0));
  return sendNow(core, () => waiting().length > 0, MAX_WAIT_MS);
}
