import { heldUntil } from "../../domain/deck/operations/undo-deletion";
import type { Desk } from "./desk";

/** So long somebody who is about to log out waits at most. */
const LONGEST_MS = 3000;

/** Sends what waits, deletions that can still be undone too. Resolves when all is sent, or cannot be sent now. */
export function sendWaiting({ queue, sender, ports, step }: Desk): Promise<void> {
  const deletions = queue.shown.get().operations.filter(({ kind }) => kind === "delete");
  step(heldUntil(new Set(deletions.map(({ id }) => id)), 0));
  sender.kick();
  return new Promise((resolve) => {
    const end = () => {
      for (const stop of stops) stop();
      resolve();
    };
    const look = () => {
      const waits = queue.shown.get().operations.length > 0;
      if (!waits || sender.line.get() !== "open") end();
    };
    const stops: readonly (() => unknown)[] = [
      queue.shown.subscribe(look),
      sender.line.subscribe(look),
      ports.later(LONGEST_MS, end),
    ];
    look();
  });
}
