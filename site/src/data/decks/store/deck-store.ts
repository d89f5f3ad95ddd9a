import type { DeckChange } from "../../../domain/deck/change";
import type { Deck, DeckId, ListedDeck } from "../../../domain/deck/deck";
import { concerns } from "../../../domain/deck/operations/held";
import { firstId, realId } from "../../../domain/deck/operations/ids";
import { listOf } from "../../../domain/deck/operations/listed";
import type { Operation, OperationId } from "../../../domain/deck/operations/operation";
import {
  type ChangedElsewhere,
  changesSeen,
  type EditProblem,
  operationsOf,
  problemSeen,
  type Queue,
} from "../../../domain/deck/operations/queue";
import { isTemporary } from "../queue/temporary-id";
import type { ConnectionState } from "../storage/tab-message";
import type { FetchProblem } from "../sync/deck-fetcher";
import { changeDeck, historyOf, redoDeck, undoDeck } from "./edit-history";
import { editedDeckAt, type Snapshot } from "./edited-deck";
import { createStableValues } from "./stable-values";
import type { DeckStoreCore } from "./store-core";

/** The rows, the decks and the queue at one moment. */
export interface Moment extends Snapshot {
  readonly rows: readonly ListedDeck[] | undefined;
}

/** How far the edits of a deck have come, and what became of them. */
export interface DeckSaving {
  /** The id that the deck had first in this visit: it stays the same when the server gives the deck its own. */
  readonly firstId: DeckId;
  /** Edits that the server does not have yet. */
  readonly unsent: number;
  readonly connection: ConnectionState;
  /** false: the browser refuses storage; closing the page would lose unsent edits. */
  readonly safe: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Edits that the server has refused. */
  readonly problems: readonly EditProblem[];
  /** Changes made elsewhere while the deck was being edited. */
  readonly changedElsewhere: ChangedElsewhere | undefined;
}

/** The decks of one user, with all unsent edits applied: the only way in for pages. */
export interface DeckStore {
  /** undefined: no user is signed in, and decks are only read. */
  readonly user: string | undefined;
  /** For the store's own commands; they are loaded when they are needed. */
  readonly core: DeckStoreCore;
  /** Calls the listener after every change. All values below are the same objects until they change. */
  subscribe(listener: () => void): () => void;
  /** Whether the edits and the list that are stored on this device have been read. */
  ready(): boolean;
  moment(): Moment;
  /** The deck now, or at a moment. */
  deck(id: DeckId, moment?: Moment): Deck | undefined;
  /** The server's id of a deck, once it has one. */
  realId(id: DeckId): DeckId;
  /** Whether the user has deleted the deck, although the server does not know it yet. */
  isDeleted(id: DeckId): boolean;
  /** Why the deck could not be loaded. */
  problem(id: DeckId): FetchProblem | undefined;
  /** The last changed deck first. undefined: not known yet. */
  list(moment: Moment): readonly ListedDeck[] | undefined;
  listProblem(): FetchProblem | undefined;
  saving(id: DeckId): DeckSaving;
  /** One undo reverts all changes of the call. */
  change(id: DeckId, ...changes: readonly DeckChange[]): void;
  undo(id: DeckId): void;
  redo(id: DeckId): void;
  dismissProblem(problem: OperationId): void;
  dismissChanges(id: DeckId): void;
  /** Fetches a deck again; `watched`: it is on the screen, so changes made elsewhere are reported. */
  refresh(id: DeckId, watched?: boolean): Promise<void>;
  refreshList(): Promise<void>;
  /** Fetches the decks that are not on this device, in batches. Rejects when they cannot be fetched. */
  fetchAll(ids: readonly DeckId[]): Promise<void>;
}

export function createDeckStore(core: DeckStoreCore): DeckStore {
  const { queue, cache, list, fetcher, syncWorker, histories, started } = core;
  const ready = core.ready.get;
  const sources = [
    ...[queue.shown, queue.safe, cache.decks, list.decks, histories, core.ready],
    ...[fetcher.problems, fetcher.listProblem, syncWorker.connection],
  ];
  const stableOperations = createStableValues<"now", readonly Operation[]>();
  const stableQueue = createStableValues<"now", Queue>();
  const stableMoment = createStableValues<"now", Moment>();
  const stableSaving = createStableValues<DeckId, DeckSaving>();
  const stableProblems = createStableValues<DeckId, readonly EditProblem[]>();

  /** What the queue has of decks: an edit of the inventory or of a search renders no deck. */
  function decksQueue(): Queue {
    const { operations, ...others } = queue.shown.get();
    const ofDecks = operations.filter(({ kind }) => kind !== "inventory" && kind !== "search");
    return stableQueue("now", { ...others, operations: stableOperations("now", ofDecks) });
  }

  const moment = () =>
    stableMoment("now", { rows: list.decks.get(), decks: cache.decks.get(), queue: decksQueue() });
  const real = (id: DeckId) => realId(queue.shown.get(), id);
  const isDeleted = (id: DeckId) =>
    queue.shown.get().operations.some((one) => one.kind === "delete" && concerns(one, id));

  function saving(id: DeckId): DeckSaving {
    const now = queue.shown.get();
    const history = historyOf(core, id);
    return stableSaving(id, {
      firstId: firstId(now, id),
      unsent: operationsOf(now, id).length,
      connection: syncWorker.connection.get(),
      safe: queue.safe.get(),
      canUndo: history.done.length > 0,
      canRedo: history.undone.length > 0,
      problems: stableProblems(
        id,
        now.problems.filter(({ deck }) => deck === id),
      ),
      changedElsewhere: now.changes.find(({ deck }) => deck === id),
    });
  }

  return {
    user: core.ports.user,
    core,
    subscribe: (listener) => {
      const stops = sources.map((source) => source.subscribe(listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    ready,
    moment,
    deck: (id, at = moment()) => (ready() ? editedDeckAt(cache, at, id) : undefined),
    realId: real,
    isDeleted,
    problem: (id) =>
      isTemporary(real(id)) || isDeleted(real(id)) ? "unknown" : fetcher.problems.get().get(real(id)),
    list: ({ rows, decks, queue: then }) =>
      rows && listOf(rows, then.operations, (id) => editedDeckAt(cache, { decks, queue: then }, id)),
    listProblem: fetcher.listProblem.get,
    saving,
    change: (id, ...changes) => changeDeck(core, id, ...changes),
    undo: (id) => undoDeck(core, id),
    redo: (id) => redoDeck(core, id),
    dismissProblem: (problem) => core.step(problemSeen(problem)),
    dismissChanges: (id) => core.step(changesSeen(id)),
    refresh: async (id, watched = false) => {
      if (isTemporary(id)) return;
      await cache.find(id);
      await fetcher.deck(id, watched);
    },
    refreshList: () => started.then(() => fetcher.list()),
    fetchAll: (ids) => started.then(() => fetcher.decks(ids, () => {})),
  };
}
