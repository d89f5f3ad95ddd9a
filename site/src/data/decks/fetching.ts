import type { Deck, DeckId } from "../../domain/deck/deck";
import { differenceElsewhere } from "../../domain/deck/operations/difference";
import { changedElsewhere, operationsOf } from "../../domain/deck/operations/queue";
import { viewOf } from "../../domain/deck/operations/view";
import type { BatchAnswer, DecksAnswer, OwnDeckAnswer, ReadDeckAnswer } from "../../generated/api";
import { createStore, type Store } from "../store";
import { asDeckId, readDeck, readList } from "./answers";
import type { DeckShelf } from "./deck-shelf";
import type { KeptQueue } from "./kept-queue";
import type { ListShelf } from "./list-shelf";
import { failureOf } from "./outcome";
import { patiently } from "./patiently";
import type { CallServer } from "./send";
import type { Tabs } from "./tabs";
import { isTemporary } from "./temporary-id";

/** Why there is nothing newer than what is at hand. */
export type FetchProblem = "unknown" | "connection";

/** Brings decks from the server. */
export interface Fetching {
  /** By deck; what has been fetched since has none. */
  readonly problems: Store<ReadonlyMap<DeckId, FetchProblem>>;
  readonly listProblem: Store<FetchProblem | undefined>;
  /** `watched`: somebody has it before them, or has edited it in this visit, and wants to know what others do to it. */
  deck(id: DeckId, watched: boolean): Promise<Deck | undefined>;
  list(): Promise<void>;
  /** They have been deleted: whoever looks at one of them is told so. */
  gone(ids: readonly DeckId[]): Promise<void>;
  /** Those that are not at hand as the list says they are, a hundred at once; `onSome` after each. */
  decks(ids: readonly DeckId[], onSome: () => void): Promise<void>;
  /** Counts the lists that the server has given in this visit. */
  readonly lists: Store<number>;
  /**
   * Stores decks for later, `MOST_AT_ONCE` at most; those on the screen follow. Resolves with those for which the
   * answer had no room; rejects like any call, and where the browser refuses to store more.
   */
  store(ids: readonly DeckId[], call: CallServer): Promise<readonly DeckId[]>;
}

interface FetchingPorts {
  readonly user: string | undefined;
  readonly call: CallServer;
  readonly later: (ms: number, work: () => void) => () => void;
  readonly tabs: Tabs;
  readonly queue: KeptQueue;
  readonly shelf: DeckShelf;
  readonly list: ListShelf;
  /** Somebody has edited the deck in this visit. */
  readonly isWorkedOn: (id: DeckId) => boolean;
}

/** The server gives no more at once. */
export const MOST_AT_ONCE = 100;

export function createFetching(ports: FetchingPorts): Fetching {
  const { call, later, queue, shelf, list, tabs, isWorkedOn } = ports;
  const problems = createStore<ReadonlyMap<DeckId, FetchProblem>>(new Map());
  const listProblem = createStore<FetchProblem | undefined>(undefined);
  const lists = createStore(0);

  function note(id: DeckId, problem: FetchProblem | undefined): void {
    if (problems.get().get(id) === problem) return;
    const next = new Map(problems.get());
    if (problem) next.set(id, problem);
    else next.delete(id);
    problems.set(next);
  }

  async function fetchDeck(id: DeckId, watched: boolean): Promise<Deck | undefined> {
    try {
      const answer = (await call(`deck/${encodeURIComponent(id)}`)) as OwnDeckAnswer | ReadDeckAnswer;
      await adopt(readDeck(answer), watched);
      note(id, undefined);
    } catch (error) {
      const failure = failureOf(error);
      if (failure.status === "refused" && failure.code === "unknown-deck") await gone([id]);
      else note(id, "connection");
    }
    return shelf.decks.get().get(id);
  }

  async function gone(ids: readonly DeckId[]): Promise<void> {
    for (const id of ids) note(id, "unknown");
    await shelf.drop(ids);
  }

  /** It is told first: who lets go of the page in between has the deck brought again, and hears of it then. */
  async function adopt(now: Deck, watched: boolean): Promise<void> {
    await shelf.reread([now.id]);
    for (let isKept = false; !isKept; ) {
      const before = shelf.decks.get().get(now.id);
      if (before && !isNews(before, now)) return;
      if (before && (watched || isWorkedOn(now.id))) await tellDifference(before, now);
      isKept = await shelf.replace(before, now);
    }
    tabs.tell({ kind: "deck", id: now.id });
  }

  async function tellDifference(before: Deck, now: Deck): Promise<void> {
    const shown = viewOf(before, operationsOf(queue.shown.get(), now.id));
    const difference = shown && differenceElsewhere(before, shown, now);
    if (difference) await queue.step(changedElsewhere(difference));
  }

  /** What somebody works on is told apart from what others have done to it. */
  async function keepFound(found: readonly Deck[], keep: (decks: readonly Deck[]) => Promise<void>) {
    await keep(found.filter(({ id }) => !isWorkedOn(id)));
    for (const deck of found.filter(({ id }) => isWorkedOn(id))) await adopt(deck, true);
  }

  return {
    problems,
    listProblem,
    lists,
    deck: fetchDeck,
    gone,
    list: async () => {
      try {
        await list.put(readList((await call("decks")) as DecksAnswer));
        listProblem.set(undefined);
        lists.set(lists.get() + 1);
        tabs.tell({ kind: "list" });
      } catch (error) {
        failureOf(error);
        listProblem.set("connection");
      }
    },
    decks: async (ids, onSome) => {
      const revs = new Map((list.decks.get() ?? []).map(({ id, rev }) => [id, rev]));
      const missing = (id: DeckId) => (shelf.decks.get().get(id)?.rev ?? -1) < (revs.get(id) ?? 0);
      await shelf.findAll(ids);
      let wanted = ids.filter((id) => !isTemporary(id) && missing(id));
      onSome();
      while (wanted.length > 0) {
        const next = wanted.slice(0, MOST_AT_ONCE);
        const answer = await patiently(later, () => batch(call, next));
        await keepFound(
          answer.found.filter((deck) => missing(deck.id)),
          shelf.put,
        );
        wanted = [...answer.left, ...wanted.slice(MOST_AT_ONCE)];
        onSome();
      }
    },
    store: async (ids, callQuietly) => {
      const { found, left } = await batch(callQuietly, ids);
      await keepFound(found, shelf.store);
      return left;
    },
  };
}

async function batch(call: CallServer, ids: readonly DeckId[]) {
  const answer = (await call("decks/batch", { method: "POST", body: { ids } })) as BatchAnswer;
  return { found: answer.decks.map(readDeck), left: answer.left.map(asDeckId) };
}

/** An answer may have been overtaken by a later one; and one's own deck is not somebody else's because a session ended. */
function isNews(before: Deck, now: Deck): boolean {
  return now.rev >= before.rev && (now.isAuthor || !before.isAuthor);
}
