import type { DeckId, ListedDeck } from "../../../domain/deck/deck";
import { byCharacters } from "../../../domain/text/order";
import type { SendToApi } from "../../api";
import type { DeckStoreCore } from "../store/store-core";
import { apiFailureOf } from "../sync/api-failure";
import { MAX_DECKS_PER_CALL } from "../sync/deck-fetcher";

export interface OfflineDecksPorts {
  /** Calls as the user of the deck store; never opens the sign-in dialog. */
  readonly call: SendToApi;
  /** Resolves when the page is idle. */
  readonly whenIdle: () => Promise<void>;
  readonly pause: (ms: number) => Promise<void>;
  /** Runs the work when no other tab of the user does. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
  /** false: no network, or the user has signed out. */
  readonly isWanted: () => boolean;
}

export interface OfflineDecks {
  /**
   * Stores every own deck whose revision on this device is older than the listed one. Decks that the server refuses
   * wait for the next run; rejects when the browser refuses to store more.
   */
  refresh(): Promise<void>;
}

/** Between two calls: a thousand decks take half a minute, and the server's limits leave capacity for other calls. */
const PAUSE_MS = 3000;
/** Pause for a busy server that sends no Retry-After; doubles each time. */
const BUSY_MS = 15_000;
const TRIES = 4;

/**
 * Stores all decks of a user on this device, so that any of them opens offline. Works in idle time, in one tab, and
 * requests only decks that have changed.
 */
export function createOfflineDecks(core: DeckStoreCore, ports: OfflineDecksPorts): OfflineDecks {
  const { call, whenIdle, pause, alone, isWanted } = ports;
  /** Revisions that this tab knows to be stored, or to be no longer there. */
  const stored = new Map<DeckId, number>();
  const isMissing = ({ id, version }: ListedDeck) => (stored.get(id) ?? -1) < version;

  async function missing(): Promise<readonly ListedDeck[]> {
    const listed = (core.list.decks.get() ?? []).filter(isMissing).toSorted(newestFirst);
    for (let start = 0; start < listed.length && isWanted(); start += MAX_DECKS_PER_CALL) {
      await whenIdle();
      const ids = listed.slice(start, start + MAX_DECKS_PER_CALL).map(({ id }) => id);
      for (const [id, version] of await core.cache.storedVersions(ids)) stored.set(id, version);
    }
    return listed.filter(isMissing);
  }

  /** Waits until edits are sent: they have priority. */
  async function calm(): Promise<void> {
    const isSending = () =>
      core.queue.shown.get().operations.length > 0 && core.syncWorker.connection.get() === "open";
    while (isSending() && isWanted()) await pause(PAUSE_MS);
    await whenIdle();
  }

  async function storeSome(decks: readonly ListedDeck[]): Promise<void> {
    const left = new Set(
      await core.fetcher.store(
        decks.map(({ id }) => id),
        call,
      ),
    );
    for (const { id, version } of decks) if (!left.has(id)) stored.set(id, version);
  }

  /** false: the run has to stop. */
  async function storePatiently(decks: readonly ListedDeck[]): Promise<boolean> {
    for (let tried = 1; ; tried += 1) {
      try {
        await storeSome(decks);
        return true;
      } catch (error) {
        const failure = apiFailureOf(error);
        if (failure.status !== "busy" || tried === TRIES) return false;
        await pause(Math.max((failure.seconds ?? 0) * 1000, BUSY_MS * 2 ** (tried - 1)));
        if (!isWanted()) return false;
      }
    }
  }

  async function storeAll(): Promise<void> {
    let wanted = await missing();
    while (wanted.length > 0) {
      await calm();
      if (!isWanted() || !(await storePatiently(wanted.slice(0, MAX_DECKS_PER_CALL)))) return;
      wanted = wanted.filter(isMissing);
      if (wanted.length > 0) await pause(PAUSE_MS);
    }
  }

  let waiting: Promise<void> | undefined;
  const begin = () => {
    waiting = undefined;
    return storeAll();
  };
  return {
    refresh: () => {
      // Without locks `alone` begins at once, before its promise could be assigned.
      waiting ??= Promise.resolve().then(() => alone(begin));
      return waiting;
    },
  };
}

/** The most recently changed deck is the most likely to be opened next. */
function newestFirst(one: ListedDeck, other: ListedDeck): number {
  return byCharacters(other.changed, one.changed);
}
