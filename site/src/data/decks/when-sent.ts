import type { DeckId } from "../../domain/deck/deck";
import { operationsOf } from "../../domain/deck/operations/queue";
import { OfflineError } from "../api";
import { realId } from "./deck-view";
import type { Desk } from "./desk";
import { isTemporary } from "./temporary-id";

/** The server's id of a deck once everything done to it has arrived. Raises OfflineError where it cannot. */
export function whenSent(desk: Desk, id: DeckId): Promise<DeckId> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const queue = desk.queue.shown.get();
      const real = realId(queue, id);
      const waits = operationsOf(queue, real).length > 0;
      if (waits && desk.sender.line.get() === "open") return;
      for (const stop of stops) stop();
      if (waits || isTemporary(real)) reject(new OfflineError());
      else resolve(real);
    };
    const stops = [desk.queue.shown.subscribe(look), desk.sender.line.subscribe(look)];
    desk.sender.kick();
    look();
  });
}
