import type { DeckStoreCore } from "../store/store-core";

/**
 * Tries to send the queue now. Resolves once nothing of what the caller waits for is left, once the attempt has found
 * that it cannot be sent, or after `max` milliseconds.
 */
export function sendNow(
  { queue, syncWorker, ports }: DeckStoreCore,
  waits: () => boolean,
  max?: number,
): Promise<void> {
  return new Promise((resolve) => {
    // Until then the connection is that of an earlier attempt.
    let isTried = false;
    const end = () => {
      for (const stop of stops) stop();
      resolve();
    };
    const look = () => {
      if (!waits() || (isTried && syncWorker.connection.get() !== "open")) end();
    };
    const onTried = () => {
      isTried = true;
      look();
    };
    const stops = [queue.shown.subscribe(look), syncWorker.connection.subscribe(look)];
    if (max !== undefined) stops.push(ports.later(max, end));
    void syncWorker.retryNow().then(onTried, onTried);
    look();
  });
}
