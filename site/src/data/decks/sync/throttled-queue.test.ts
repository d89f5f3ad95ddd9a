import { describe, expect, test } from "vitest";
import { asListed } from "../../../domain/deck/operations/listed";
import { deckOf } from "../../../domain/deck/operations/operations.test.support";
import type { SendToApi } from "../../api";
import { memoryStorage } from "../storage/user-storage";
import { changeDeck } from "../store/edit-history";
import { flushTasks } from "../testing/fake-browser.test.support";
import { refusal } from "../testing/model-server.test.support";
import { down, openDeck, unsent } from "../testing/open-deck.test.support";

describe("a server that takes 20 edits a second and 60 a minute", () => {
  /** Throttles as the server does; its clock moves with the pauses of the page. */
  function throttled(call: SendToApi) {
    let now = 0;
    let inSecond = { window: 0, count: 0 };
    let inMinute = { window: 0, count: 0 };
    const counted = (at: typeof inSecond, ms: number) => {
      const window = Math.floor(now / ms);
      return { window, count: at.window === window ? at.count + 1 : 1 };
    };
    const line: SendToApi = async (path, sent) => {
      if (sent?.method !== "PUT") return await call(path, sent);
      inSecond = counted(inSecond, 1000);
      if (inSecond.count > 20) throw refusal(429, "throttled", { "Retry-After": "1" });
      inMinute = counted(inMinute, 60_000);
      const left = String(60 - Math.floor((now % 60_000) / 1000));
      if (inMinute.count > 60) throw refusal(429, "throttled", { "Retry-After": left });
      return await call(path, sent);
    };
    const later = (ms: number, work: () => void) => {
      now += ms;
      pauses.push(ms);
      void flushTasks().then(work);
      return () => {};
    };
    const pauses: number[] = [];
    return { line, later, pauses };
  }

  test("gets each of hundreds of offline edits once, in their order, as fast as it lets them in", async () => {
    const { server, call, deck, anna, edits } = await openDeck();
    const { line, later, pauses } = throttled(call);
    let isOnline = false;
    const deckStore = anna.open((...sent) => (isOnline ? line : down)(...sent), {
      later: (ms, work) => (isOnline ? later(ms, work) : () => {}),
    });
    await deckStore.cache.find(deck);
    // Names do not merge with the tags between them: each is a call of its own.
    for (let number = 0; number < 150; number += 1) {
      const change =
        number % 2 === 0
          ? ({ kind: "text", field: "name", value: `Votes ${number}` } as const)
          : ({ kind: "tags", tags: [`tag ${number}`] } as const);
      changeDeck(deckStore, deck, change);
    }
    await flushTasks();
    expect(unsent(deckStore)).toBe(150);
    const lines: string[] = [];
    deckStore.syncWorker.connection.subscribe(() => lines.push(deckStore.syncWorker.connection.get()));
    isOnline = true;
    deckStore.syncWorker.retryNow();
    for (let turn = 0; turn < 400 && unsent(deckStore) > 0; turn += 1) await flushTasks();
    expect(unsent(deckStore)).toBe(0);
    expect(edits()).toHaveLength(150);
    expect(server.decks.get(deck)).toMatchObject({ name: "Votes 148", tags: ["tag 149"], rev: 151 });
    expect(deckStore.queue.shown.get().problems).toEqual([]);
    const minute = [1000, 1000, 1000, 57_000];
    expect(pauses).toEqual([...minute, ...minute, 1000]);
    expect(lines).toEqual(["open", "down", "open", "down", "open"]);
  });

  test("is requested for many decks again after Retry-After", async () => {
    const { call, deck, anna } = await openDeck();
    const pauses: number[] = [];
    let refusals = 2;
    const line: SendToApi = async (path, sent) => {
      if (path === "decks/batch" && refusals > 0) {
        refusals -= 1;
        throw refusal(429, "throttled", { "Retry-After": "9" });
      }
      return await call(path, sent);
    };
    const later = (ms: number, work: () => void) => {
      pauses.push(ms);
      void flushTasks().then(work);
      return () => {};
    };
    const deckStore = anna.open(line, { later, storage: memoryStorage() });
    await deckStore.list.fetch(async () => [asListed(deckOf({ id: deck, version: 1 }), undefined)]);
    await deckStore.fetcher.decks([deck], () => {});
    expect(deckStore.cache.decks.get().has(deck)).toBe(true);
    expect(pauses.filter((ms) => ms === 9000)).toHaveLength(2);
  });
});
