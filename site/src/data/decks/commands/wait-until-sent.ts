import type { DeckId } from "../../../domain/deck/deck";
import { realId } from "../../../domain/deck/operations/ids";
import { operationsOf } from "../../../domain/deck/operations/queue";
import { OfflineError } from "../../api";
import { isTemporary } from "../queue/temporary-id";
import type { DeckStore } from "../store/deck-store";

/**
 * Resolves with the server's id once all edits of the deck are acknowledged; rejects with OfflineError when they
 * cannot be sent now.
 */
export function waitUntilSent({ core }: DeckStore, id: DeckId): Promise<DeckId> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const queue = core.queue.shown.get();
      const real = realId(queue, id);
      const waits = operationsOf(queue, real).length > 0;
      if (waits && core.syncWorker.connection.get() === "open") return;
      for (const stop of stops) stop();
      if (waits || isTemporary(real)) reject(new OfflineError());
      else resolve(real);
    };
    const stops = [core.queue.shown.subscribe(look), core.syncWorker.connection.subscribe(look)];
    core.syncWorker.retryNow();
    look();
  });
}
