import type { DeckId, ListedDeck } from "../../domain/deck/deck";
import { byCharacters } from "../../domain/text/order";
import type { Desk } from "./desk";
import { MOST_AT_ONCE } from "./fetching";
import { failureOf } from "./outcome";
import type { CallServer } from "./send";

export interface OfflineDecksPorts {
  /** Calls as the user of the desk; never asks anybody to sign in. */
  readonly call: CallServer;
  /** Resolves when the page has nothing better to do. */
  readonly whenIdle: () => Promise<void>;
  readonly pause: (ms: number) => Promise<void>;
  /** Runs the work when no other tab of the user does. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
  /** false: no network, or the person is gone. */
  readonly isWanted: () => boolean;
}

export interface OfflineDecks {
  /**
   * Stores every own deck whose revision on this device is older than the listed one. What the server refuses is left
   * for the next time; rejects where the browser refuses to store more.
   */
  refresh(): Promise<void>;
}

/** Between two calls: a thousand decks take half a minute, and the server's limits leave room for other calls. */
const PAUSE_MS = 3000;
/** Where a busy server does not say how long; doubles each time. */
const BUSY_MS = 15_000;
const TRIES = 4;

/**
 * Keeps all decks of a person on this device, so that any of them opens without a network. Works in idle time, in one
 * tab, and asks the server only for decks that have changed.
 */
export function createOfflineDecks(desk: Desk, ports: OfflineDecksPorts): OfflineDecks {
  const { call, whenIdle, pause, alone, isWanted } = ports;
  /** Revisions that this tab knows to be stored, or to be no longer there. */
  const stored = new Map<DeckId, number>();
  const isMissing = ({ id, rev }: ListedDeck) => (stored.get(id) ?? -1) < rev;

  async function missing(): Promise<readonly ListedDeck[]> {
    const listed = (desk.list.decks.get() ?? []).filter(isMissing).toSorted(newestFirst);
    for (let at = 0; at < listed.length && isWanted(); at += MOST_AT_ONCE) {
      await whenIdle();
      const ids = listed.slice(at, at + MOST_AT_ONCE).map(({ id }) => id);
      for (const [id, rev] of await desk.shelf.storedRevs(ids)) stored.set(id, rev);
    }
    return listed.filter(isMissing);
  }

  /** Edits on their way go first. */
  async function calm(): Promise<void> {
    const isSending = () => desk.queue.shown.get().operations.length > 0 && desk.sender.line.get() === "open";
    while (isSending() && isWanted()) await pause(PAUSE_MS);
    await whenIdle();
  }

  async function storeSome(decks: readonly ListedDeck[]): Promise<void> {
    const left = new Set(
      await desk.fetching.store(
        decks.map(({ id }) => id),
        call,
      ),
    );
    for (const { id, rev } of decks) if (!left.has(id)) stored.set(id, rev);
  }

  /** false: this is not the time. */
  async function storePatiently(decks: readonly ListedDeck[]): Promise<boolean> {
    for (let tried = 1; ; tried += 1) {
      try {
        await storeSome(decks);
        return true;
      } catch (error) {
        const failure = failureOf(error);
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
      if (!isWanted() || !(await storePatiently(wanted.slice(0, MOST_AT_ONCE)))) return;
      wanted = wanted.filter(isMissing);
      if (wanted.length > 0) await pause(PAUSE_MS);
    }
  }

  let waiting: Promise<void> | undefined;
  return {
    refresh: () => {
      waiting ??= alone(async () => {
        waiting = undefined;
        await storeAll();
      });
      return waiting;
    },
  };
}

/** What was worked on last is opened next. */
function newestFirst(one: ListedDeck, other: ListedDeck): number {
  return byCharacters(other.changed, one.changed);
}
