import type { DeckId } from "../../../domain/deck/deck";
import { operationsOf } from "../../../domain/deck/operations/queue";
import { OfflineError } from "../../api";
import { isTemporary } from "../queue/temporary-id";
import type { DeckStore } from "../store/deck-store";
import { realId } from "../store/deck-view";

/**
 * Resolves with the server's id once all edits of the deck are acknowledged; rejects with OfflineError when they
 * cannot be sent now.
 */
export function waitUntilSent(deckStore: DeckStore, id: DeckId): Promise<DeckId> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const queue = deckStore.queue.shown.get();
      const real = realId(queue, id);
      const waits = operationsOf(queue, real).length > 0;
      if (waits && deckStore.syncWorker.connection.get() === "open") return;
      for (const stop of stops) stop();
      if (waits || isTemporary(real)) reject(new OfflineError());
      else resolve(real);
    };
    const stops = [deckStore.queue.shown.subscribe(look), deckStore.syncWorker.connection.subscribe(look)];
    deckStore.syncWorker.retryNow();
    look();
  });
}
