import type { Deck, DeckId, ListedDeck } from "../../domain/deck/deck";
import { differenceElsewhere } from "../../domain/deck/operations/difference";
import { asListed, rowsAfter } from "../../domain/deck/operations/listed";
import type { Operation } from "../../domain/deck/operations/operation";
import { changedElsewhere, created, operationsOf, settled } from "../../domain/deck/operations/queue";
import { applyOperation, newDeck, viewOf } from "../../domain/deck/operations/view";
import type { DeckShelf } from "./deck-shelf";
import type { Fetching } from "./fetching";
import type { KeptQueue } from "./kept-queue";
import type { ListShelf } from "./list-shelf";
import type { Receipt } from "./send";
import type { TabNews } from "./tabs";

interface SettlingPorts {
  readonly queue: KeptQueue;
  readonly shelf: DeckShelf;
  readonly list: ListShelf;
  readonly fetching: Fetching;
  readonly tell: (news: TabNews) => void;
}

type Of<Kind, All extends { kind: unknown }> = Extract<All, { kind: Kind }>;
type Change = Of<"change", Operation>;
type Changed = Of<"changed", Receipt>;

/**
 * What becomes of an operation that the server has answered. The server's deck is brought up to date first and
 * the operation leaves the queue afterwards: in between it is applied twice, which changes nothing.
 */
export function createSettling({ queue, shelf, list, fetching, tell }: SettlingPorts) {
  const at = (id: DeckId) => shelf.decks.get().get(id);

  async function settleChange(operation: Change, receipt: Changed): Promise<void> {
    const { deck: id, change } = operation;
    await bringUpToDate(operation, receipt);
    const after = at(id);
    changeList((rows) => settledRows(rows, operation, receipt, after));
    tell({ kind: "deck", id });
    await queue.step(settled(operation.id));
    if (change.kind === "text" && after?.family) await fetching.list();
  }

  async function bringUpToDate(operation: Change, receipt: Changed): Promise<void> {
    const id = operation.deck;
    await shelf.reread([id]);
    // Somebody else was there: what the server has now tells what they did.
    if (misses(at(id), receipt)) await fetching.deck(id, true);
    for (let isKept = false; !isKept; ) {
      const before = at(id);
      if (!before || before.rev === receipt.rev) return;
      if (before.rev > receipt.rev) return await tellUndone(before, operation);
      const { rev, changed } = receipt;
      const now = edited(before, operation);
      // No answer: the edit stays in what is shown, and the deck's number says that it is to be fetched again.
      isKept = await shelf.replace(before, misses(before, receipt) ? now : { ...now, rev, changed });
    }
  }

  /** The deck as it is now is younger than the edit: where it is otherwise, somebody has undone it since. */
  async function tellUndone(now: Deck, operation: Change): Promise<void> {
    const shown = viewOf(now, operationsOf(queue.shown.get(), now.id));
    const difference = shown && differenceElsewhere(edited(now, operation), shown, now);
    if (difference) await queue.step(changedElsewhere(difference));
  }

  async function settleCreation(operation: Of<"create", Operation>, id: DeckId): Promise<void> {
    const deck = newDeck(id, operation.draft, operation.at);
    if (!shelf.decks.get().has(id)) await shelf.put([deck]);
    const row = asListed(deck, undefined);
    changeList((rows) => [...rows.filter((one) => one.id !== id), row]);
    tell({ kind: "deck", id });
    await queue.step(created(operation.id, operation.deck, id));
  }

  async function settleRemoval(operation: Operation, receipt: Of<"removed", Receipt>): Promise<void> {
    const gone = new Set(receipt.ids);
    await fetching.gone(receipt.ids);
    const change = list.change((rows) =>
      rowsAfter(rows, operation, notKnown).filter(({ id }) => !gone.has(id)),
    );
    // Also where no list has come yet the other tabs show the deck no more.
    tell({ kind: "rows", change: { ...change, gone: [...new Set([...change.gone, ...gone])] } });
    await queue.step(settled(operation.id));
  }

  function changeList(change: (rows: readonly ListedDeck[]) => readonly ListedDeck[]): void {
    tell({ kind: "rows", change: list.change(change) });
  }

  return {
    onReceipt: async (operation: Operation, receipt: Receipt): Promise<void> => {
      if (operation.kind === "change" && receipt.kind === "changed") await settleChange(operation, receipt);
      if (operation.kind === "create" && receipt.kind === "created")
        await settleCreation(operation, receipt.id);
      if (operation.kind === "delete" && receipt.kind === "removed") await settleRemoval(operation, receipt);
    },
    /** What is at hand may be why it was refused. */
    onRefusal: ({ kind, deck }: Operation): void => {
      if (kind !== "create") void fetching.deck(deck, false);
    },
  };
}

/** Between the deck and the edit stands what others did. */
function misses(deck: Deck | undefined, { rev, revs }: Changed): boolean {
  return deck !== undefined && rev > deck.rev + revs;
}

function edited(deck: Deck, operation: Operation): Deck {
  return applyOperation(deck, operation) ?? deck;
}

function settledRows(
  rows: readonly ListedDeck[],
  operation: Operation,
  { rev, changed }: Changed,
  after: Deck | undefined,
): readonly ListedDeck[] {
  return rowsAfter(rows, operation, () => after).map((row) =>
    row.id === operation.deck ? { ...row, rev, changed } : row,
  );
}

const notKnown = () => undefined;
