import type { QueryClient } from "@tanstack/react-query";
import type { DeckId } from "../../domain/deck/deck";
import { LONGEST_HOLD } from "../../domain/deck/operations/held";
import type { OperationId } from "../../domain/deck/operations/operation";
import { added, type Queue, tried } from "../../domain/deck/operations/queue";
import { canBeUndone, heldUntil, undeleted } from "../../domain/deck/operations/undo-deletion";
import type { Store } from "../store";
import { holdEdits } from "../unsent-edits";
import type { Desk } from "./desk";
import { deskOf } from "./desks";
import { sendWaiting } from "./send-waiting";

/** What is deleted together, and comes back together. */
export interface Going {
  /** With all their revisions. */
  readonly decks: readonly DeckId[];
  /** Of decks that stay. */
  readonly revisions: readonly DeckId[];
}

/** A deletion that is shown at once and not sent for a while: only the page in which it was made can undo it. */
export interface Deletion {
  readonly id: OperationId | undefined;
  readonly queue: Store<Queue>;
  /** false: it is undone, or on its way to the server. */
  readonly isOpen: () => boolean;
  /** Renews the wait: the deletion is sent `LONGEST_HOLD` milliseconds from now. */
  readonly hold: () => void;
  /** Brings the decks back as they were. Resolves with false where the deletion of some of them was on its way already. */
  readonly undo: () => Promise<boolean>;
  /** The page goes: what is deleted goes as well, whether or not anybody opens the site here again soon. */
  readonly sendNow: () => void;
}

/** Deletes decks and revisions of the person who is signed in. */
export function deleteDecks(client: QueryClient, going: Going): Deletion {
  const desk = deskOf(client);
  holdEdits(() => sendWaiting(desk));
  return deleteAt(desk, going);
}

export function deleteAt(desk: Desk, { decks, revisions }: Going): Deletion {
  const { queue, ports, sender } = desk;
  const operations = [
    ...decks.map((deck) => ({ deck, revision: false, with: othersOf(desk, deck) })),
    ...revisions.map((deck) => ({ deck, revision: true })),
  ].map((one) => ({
    ...one,
    kind: "delete" as const,
    id: ports.newKey() as OperationId,
    at: ports.now(),
    tried: false,
    notBefore: ports.now() + LONGEST_HOLD,
  }));
  const ids = new Set(operations.map(({ id }) => id));
  // One step: what is deleted together is kept together.
  desk.step((before) => operations.reduce((now, operation) => added(operation)(now), before));
  sender.nudge();

  async function undo(): Promise<boolean> {
    let fewest = ids.size;
    const step = undeleted(ids);
    // Another tab may have sent some: the step that the device keeps is the one that finds out.
    await queue.step((before) => {
      const after = step(before);
      fewest = Math.min(fewest, before.operations.length - after.operations.length);
      return after;
    });
    sender.nudge();
    return fewest === ids.size;
  }

  function sendNow(): void {
    for (const operation of queue.shown.get().operations) {
      if (operation.kind !== "delete" || !canBeUndone(operation, ids)) continue;
      desk.step(tried(operation.id));
      const path = `/api/deck/${encodeURIComponent(operation.deck)}${operation.revision ? "/branch" : ""}`;
      // It stays in the queue until an answer is heard; the server takes it twice for once.
      void fetch(path, { method: "DELETE", keepalive: true }).catch(() => undefined);
    }
  }

  return {
    id: operations[0]?.id,
    queue: queue.shown,
    isOpen: () => queue.shown.get().operations.some((one) => canBeUndone(one, ids)),
    hold: () => desk.step(heldUntil(ids, ports.now() + LONGEST_HOLD)),
    undo,
    sendNow,
  };
}

/** The other revisions of a deck, as far as this device knows. */
function othersOf({ list, shelf }: Desk, id: DeckId): readonly DeckId[] {
  const row = list.decks.get()?.find((one) => one.id === id);
  const known = [...(row?.family?.members ?? []), ...(shelf.decks.get().get(id)?.family?.members ?? [])];
  return [...new Set(known)].filter((one) => one !== id);
}
