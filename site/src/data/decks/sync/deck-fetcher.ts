import type { Deck, DeckId } from "../../../domain/deck/deck";
import { differenceElsewhere } from "../../../domain/deck/operations/difference-elsewhere";
import { changedElsewhere, operationsOf } from "../../../domain/deck/operations/queue";
import { viewOf } from "../../../domain/deck/operations/view";
import { asDeckId } from "../../../domain/deck/url/deck-route";
import { createStore, type Store } from "../../../domain/store";
import { apiOver, type SendToApi } from "../../api";
import { readDeck, readList } from "../api/responses";
import type { DeckCache } from "../cache/deck-cache";
import type { DeckListCache } from "../cache/deck-list-cache";
import type { PersistedQueue } from "../queue/persisted-queue";
import { isTemporary } from "../queue/temporary-id";
import type { TabChannel } from "../storage/tab-channel";
import { apiFailureOf } from "./api-failure";
import { retryWhenBusy } from "./retry-when-busy";

/** Why the cache could not be refreshed. */
export type FetchProblem = "unknown" | "connection";

/** Fetches decks from the server into the cache. */
export interface DeckFetcher {
  /** By deck, until it is fetched again. */
  readonly problems: Store<ReadonlyMap<DeckId, FetchProblem>>;
  readonly listProblem: Store<FetchProblem | undefined>;
  /** `watched`: the deck is on the screen or was edited in this visit, so changes made elsewhere are reported. */
  deck(id: DeckId, watched: boolean): Promise<Deck | undefined>;
  list(): Promise<void>;
  /** Marks decks as deleted, and removes them from the cache. */
  gone(ids: readonly DeckId[]): Promise<void>;
  /**
   * Fetches the decks that the cache lacks or has in an older revision, `MAX_DECKS_PER_CALL` at a time; calls `onSome`
   * after each batch.
   */
  decks(ids: readonly DeckId[], onSome: () => void): Promise<void>;
  /** How many times the list was fetched in this visit. */
  readonly lists: Store<number>;
  /**
   * Stores at most `MAX_DECKS_PER_CALL` decks for offline use. Resolves with the decks that did not fit into the
   * response; rejects like any call, and when the browser refuses to store more.
   */
  store(ids: readonly DeckId[], call: SendToApi): Promise<readonly DeckId[]>;
}

interface DeckFetcherPorts {
  readonly user: string | undefined;
  readonly call: SendToApi;
  readonly later: (ms: number, work: () => void) => () => void;
  readonly tabs: TabChannel;
  readonly queue: PersistedQueue;
  readonly cache: DeckCache;
  readonly list: DeckListCache;
  /** Whether the deck was edited in this visit. */
  readonly isWorkedOn: (id: DeckId) => boolean;
}

/** Maximum number of decks that the server returns in one response. */
export const MAX_DECKS_PER_CALL = 100;

export function createDeckFetcher(ports: DeckFetcherPorts): DeckFetcher {
  const { call, later, queue, cache, list, tabs, isWorkedOn } = ports;
  const api = apiOver(call);
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
      await adopt(readDeck(await api("GET deck/{id}", { id })), watched);
      note(id, undefined);
    } catch (error) {
      const failure = apiFailureOf(error);
      if (failure.status === "refused" && failure.code === "unknown-deck") await forget([id]);
      else note(id, "connection");
    }
    return cache.decks.get().get(id);
  }

  async function gone(ids: readonly DeckId[]): Promise<void> {
    for (const id of ids) note(id, "unknown");
    await cache.drop(ids);
  }

  /** The server does not know these decks: they leave the list of all tabs, too. */
  async function forget(ids: readonly DeckId[]): Promise<void> {
    await gone(ids);
    const change = list.change((rows) => rows.filter(({ id }) => !ids.includes(id)));
    tabs.post({ kind: "changed-rows", change });
  }

  async function batch(send: SendToApi, ids: readonly DeckId[]) {
    const body = { ids: [...ids] };
    const { decks, unknown, left } = await apiOver(send)("POST decks/batch", { body });
    if (unknown.length > 0) await forget(unknown.map(asDeckId));
    return { found: decks.map(readDeck), left: left.map(asDeckId) };
  }

  /** Records the difference first: if the page closes before the deck is stored, the next fetch finds it again. */
  async function adopt(now: Deck, watched: boolean): Promise<void> {
    await cache.reread([now.id]);
    for (let isReplaced = false; !isReplaced; ) {
      const before = cache.decks.get().get(now.id);
      if (before && !isNews(before, now)) return;
      if (before && (watched || isWorkedOn(now.id))) await recordDifference(before, now);
      isReplaced = await cache.replace(before, now);
    }
    tabs.post({ kind: "deck", id: now.id });
  }

  async function recordDifference(before: Deck, now: Deck): Promise<void> {
    const shown = viewOf(before, operationsOf(queue.shown.get(), now.id));
    const difference = shown && differenceElsewhere(before, shown, now);
    if (difference) await queue.step(changedElsewhere(difference));
  }

  /** Adopts decks edited in this visit one by one, to report what changed elsewhere. */
  async function adoptFound(found: readonly Deck[], put: (decks: readonly Deck[]) => Promise<void>) {
    await put(found.filter(({ id }) => !isWorkedOn(id)));
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
        await list.fetch(async () => readList(await api("GET decks")));
        listProblem.set(undefined);
        lists.set(lists.get() + 1);
        tabs.post({ kind: "list" });
      } catch (error) {
        apiFailureOf(error);
        listProblem.set("connection");
      }
    },
    decks: async (ids, onSome) => {
      const versions = new Map((list.decks.get() ?? []).map(({ id, version }) => [id, version]));
      const missing = (id: DeckId) => (cache.decks.get().get(id)?.version ?? -1) < (versions.get(id) ?? 0);
      await cache.findAll(ids);
      let wanted = ids.filter((id) => !isTemporary(id) && missing(id));
      onSome();
      while (wanted.length > 0) {
        const next = wanted.slice(0, MAX_DECKS_PER_CALL);
        const response = await retryWhenBusy(later, () => batch(call, next));
        await adoptFound(
          response.found.filter((deck) => missing(deck.id)),
          cache.put,
        );
        wanted = [...response.left, ...wanted.slice(MAX_DECKS_PER_CALL)];
        onSome();
      }
    },
    store: async (ids, callQuietly) => {
      const { found, left } = await batch(callQuietly, ids);
      await adoptFound(found, cache.store);
      return left;
    },
  };
}

/**
 * A later response may have arrived first, and a response without a session must not turn one's own deck into
 * someone else's.
 */
function isNews(before: Deck, now: Deck): boolean {
  return now.version >= before.version && (now.isAuthor || !before.isAuthor);
}
