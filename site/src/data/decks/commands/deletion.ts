import type { QueryClient } from "@tanstack/react-query";
import type { DeckId } from "../../../domain/deck/deck";
import { MAX_HOLD_MS } from "../../../domain/deck/operations/held";
import type { OperationId } from "../../../domain/deck/operations/operation";
import { added, type Queue, tried } from "../../../domain/deck/operations/queue";
import { canBeUndone, heldUntil, undeleted } from "../../../domain/deck/operations/undo-deletion";
import type { Store } from "../../../domain/store";
import { deckStoreOf } from "../deck-stores";
import type { DeckStoreCore } from "../store/store-core";

/** Decks and revisions that are deleted, and restored, together. */
export interface Going {
  /** With all their revisions. */
  readonly decks: readonly DeckId[];
  /** Of decks that stay. */
  readonly revisions: readonly DeckId[];
}

/** A deletion that is shown immediately and sent after a delay: only the page that made it can undo it. */
export interface Deletion {
  readonly id: OperationId | undefined;
  readonly queue: Store<Queue>;
  /** false: it is undone, or is being sent to the server. */
  readonly isOpen: () => boolean;
  /** Renews the wait: the deletion is sent `MAX_HOLD_MS` milliseconds from now. */
  readonly hold: () => void;
  /** Restores the decks as they were. Resolves with false when some of the deletions were already being sent. */
  readonly undo: () => Promise<boolean>;
  /** Sends the deletion when the page closes, because the site may not be opened here again soon. */
  readonly sendNow: () => void;
}

/** Deletes decks and revisions of the signed-in user. */
export function deleteDecks(client: QueryClient, going: Going): Deletion {
  return deleteAt(deckStoreOf(client).core, going);
}

export function deleteAt(core: DeckStoreCore, { decks, revisions }: Going): Deletion {
  const { queue, ports, syncWorker } = core;
  const operations = [
    ...decks.map((deck) => ({ deck, revision: false, with: othersOf(core, deck) })),
    ...revisions.map((deck) => ({ deck, revision: true })),
  ].map((one) => ({
    ...one,
    kind: "delete" as const,
    id: ports.newKey() as OperationId,
    at: ports.now(),
    tried: false,
    notBefore: ports.now() + MAX_HOLD_MS,
  }));
  const ids = new Set(operations.map(({ id }) => id));
  // One step, so that all deletions of the call are stored together.
  core.step((before) => operations.reduce((now, operation) => added(operation)(now), before));
  syncWorker.schedule();

  async function undo(): Promise<boolean> {
    let fewest = ids.size;
    const step = undeleted(ids);
    // Another tab may have sent some: only the stored step knows.
    await queue.step((before) => {
      const after = step(before);
      fewest = Math.min(fewest, before.operations.length - after.operations.length);
      return after;
    });
    syncWorker.schedule();
    return fewest === ids.size;
  }

  function sendNow(): void {
    for (const operation of queue.shown.get().operations) {
      if (operation.kind !== "delete" || !canBeUndone(operation, ids)) continue;
      core.step(tried(operation.id));
      const path = `/api/deck/${encodeURIComponent(operation.deck)}${operation.revision ? "/branch" : ""}`;
      // It stays in the queue until the server answers; the server accepts a repeated deletion.
      void fetch(path, { method: "DELETE", keepalive: true }).catch(() => undefined);
    }
  }

  return {
    id: operations[0]?.id,
    queue: queue.shown,
    isOpen: () => queue.shown.get().operations.some((one) => canBeUndone(one, ids)),
    hold: () => core.step(heldUntil(ids, ports.now() + MAX_HOLD_MS)),
    undo,
    sendNow,
  };
}

/** The other revisions of a deck, as far as this device knows. */
function othersOf({ list, cache }: DeckStoreCore, id: DeckId): readonly DeckId[] {
  const row = list.decks.get()?.find((one) => one.id === id);
  const known = [
    ...(row?.revisionGroup?.members ?? []),
    ...(cache.decks.get().get(id)?.revisionGroup?.members ?? []),
  ];
  return [...new Set(known)].filter((one) => one !== id);
}
