import type { Deck, DeckId, ListedDeck } from "../../../domain/deck/deck";
import { differenceElsewhere } from "../../../domain/deck/operations/difference-elsewhere";
import { asListed, rowsAfter } from "../../../domain/deck/operations/listed";
import type { DeckOperation } from "../../../domain/deck/operations/operation";
import { acknowledged, changedElsewhere, created, operationsOf } from "../../../domain/deck/operations/queue";
import { applyOperation, newDeck, viewOf } from "../../../domain/deck/operations/view";
import type { DeckCache } from "../cache/deck-cache";
import type { DeckListCache } from "../cache/deck-list-cache";
import type { PersistedQueue } from "../queue/persisted-queue";
import type { TabMessage } from "../storage/tab-message";
import type { DeckFetcher } from "./deck-fetcher";
import type { Receipt } from "./send-operation";

interface ReconcilerPorts {
  readonly queue: PersistedQueue;
  readonly cache: DeckCache;
  readonly list: DeckListCache;
  readonly fetcher: DeckFetcher;
  readonly post: (message: TabMessage) => void;
}

type Of<Kind, All extends { kind: unknown }> = Extract<All, { kind: Kind }>;
type Change = Of<"change", DeckOperation>;
type Changed = Of<"changed", Receipt>;

/**
 * Reconciles the device with operations that the server has acknowledged. First updates the cached deck, then removes
 * the operation from the queue: in between it is applied twice, which changes nothing.
 */
export function createReconciler({ queue, cache, list, fetcher, post }: ReconcilerPorts) {
  const at = (id: DeckId) => cache.decks.get().get(id);

  async function reconcileChange(operation: Change, receipt: Changed): Promise<void> {
    const { deck: id, change } = operation;
    await bringUpToDate(operation, receipt);
    const after = at(id);
    changeList((rows) => acknowledgedRows(rows, operation, receipt, after));
    post({ kind: "deck", id });
    await queue.step(acknowledged(operation.id));
    if (change.kind === "text" && after?.revisionGroup) await fetcher.list();
  }

  async function bringUpToDate(operation: Change, receipt: Changed): Promise<void> {
    const id = operation.deck;
    await cache.reread([id]);
    // Another writer has changed the deck: fetch it to know the difference.
    if (misses(at(id), receipt)) await fetcher.deck(id, true);
    for (let isReplaced = false; !isReplaced; ) {
      const before = at(id);
      if (!before || before.version === receipt.version) return;
      if (before.version > receipt.version) return await recordUndone(before, operation);
      const { version, changed } = receipt;
      const now = edited(before, operation);
      // Without a response the edit stays visible, and the deck's outdated version causes another fetch.
      isReplaced = await cache.replace(before, misses(before, receipt) ? now : { ...now, version, changed });
    }
  }

  /** The current deck is newer than the edit: where they differ, another writer has undone the edit. */
  async function recordUndone(now: Deck, operation: Change): Promise<void> {
    const shown = viewOf(now, operationsOf(queue.shown.get(), now.id));
    const difference = shown && differenceElsewhere(edited(now, operation), shown, now);
    if (difference) await queue.step(changedElsewhere(difference));
  }

  async function reconcileCreation(operation: Of<"create", DeckOperation>, id: DeckId): Promise<void> {
    const deck = newDeck(id, operation.draft, operation.at);
    if (!cache.decks.get().has(id)) await cache.put([deck]);
    const row = asListed(deck, undefined);
    changeList((rows) => (rows.some((one) => one.id === id) ? rows : [...rows, row]));
    post({ kind: "deck", id });
    await queue.step(created(operation.id, operation.deck, id));
  }

  async function reconcileRemoval(operation: DeckOperation, receipt: Of<"removed", Receipt>): Promise<void> {
    const gone = new Set(receipt.ids);
    await fetcher.gone(receipt.ids);
    const change = list.change((rows) =>
      rowsAfter(rows, operation, notKnown).filter(({ id }) => !gone.has(id)),
    );
    // Other tabs remove the deck even when no list has been loaded yet.
    post({ kind: "changed-rows", change: { ...change, gone: [...new Set([...change.gone, ...gone])] } });
    await queue.step(acknowledged(operation.id));
  }

  function changeList(change: (rows: readonly ListedDeck[]) => readonly ListedDeck[]): void {
    post({ kind: "changed-rows", change: list.change(change) });
  }

  return {
    onReceipt: async (operation: DeckOperation, receipt: Receipt): Promise<void> => {
      if (operation.kind === "change" && receipt.kind === "changed")
        await reconcileChange(operation, receipt);
      if (operation.kind === "create" && receipt.kind === "created")
        await reconcileCreation(operation, receipt.id);
      if (operation.kind === "delete" && receipt.kind === "removed")
        await reconcileRemoval(operation, receipt);
    },
    /** An outdated cached deck may be the reason for the refusal. */
    onRefusal: ({ kind, deck }: DeckOperation): void => {
      if (kind !== "create") void fetcher.deck(deck, false);
    },
  };
}

/** Whether changes by other writers lie between the cached deck and the edit. */
function misses(deck: Deck | undefined, { version, versions }: Changed): boolean {
  return deck !== undefined && version > deck.version + versions;
}

function edited(deck: Deck, operation: DeckOperation): Deck {
  return applyOperation(deck, operation) ?? deck;
}

function acknowledgedRows(
  rows: readonly ListedDeck[],
  operation: DeckOperation,
  { version, changed }: Changed,
  after: Deck | undefined,
): readonly ListedDeck[] {
  return rowsAfter(rows, operation, () => after).map((row) =>
    row.id === operation.deck ? { ...row, version, changed } : row,
  );
}

const notKnown = () => undefined;
