import { expect, test } from "vitest";
import type { SendToApi } from "../../api";
import { ConnectionError } from "../../http";
import { changeDeck } from "../store/edit-history";
import { asId, browser, flushTasks } from "../testing/fake-browser.test.support";
import { modelServer, refusal } from "../testing/model-server.test.support";
import { createOfflineDecks, type OfflineDecksPorts } from "./offline-decks";

/** Anna's browser, and a server on which she has so many decks. */
async function setUp(decks: number) {
  const server = modelServer();
  const call = server.callAs("Anna");
  for (let at = 0; at < decks; at += 1) {
    const headers = { "Idempotency-Key": `deck ${at}` };
    await call("deck", { method: "POST", body: { name: `Deck ${at}`, cards: { 100518: at % 9 } }, headers });
  }
  const { open } = browser();
  const pauses: number[] = [];
  let isWanted = true;
  const tab = async (ports: Partial<OfflineDecksPorts> = {}) => {
    const deckStore = open(call);
    await deckStore.started;
    await deckStore.fetcher.list();
    const offline = createOfflineDecks(deckStore, {
      call,
      whenIdle: async () => {},
      pause: async (ms) => void pauses.push(ms),
      alone: (work) => work(),
      isWanted: () => isWanted,
      ...ports,
    });
    return { deckStore, offline };
  };
  const batches = () => server.calls.filter((name) => name === "POST decks/batch").length;
  const stop = () => {
    isWanted = false;
  };
  /** A tab of a later visit, that reaches no server. */
  const withoutNetwork = () => open(() => Promise.reject(new ConnectionError("GET", "", undefined)));
  return { server, call, tab, pauses, batches, stop, withoutNetwork };
}

const DECK = asId("Adeck0001");
const change = { method: "PUT", body: { name: "Another name" } } as const;

test("decks that were never opened are stored, a hundred at a time, and open without a network", async () => {
  const { tab, pauses, batches, withoutNetwork } = await setUp(250);
  const { deckStore, offline } = await tab();
  await offline.refresh();
  expect(batches()).toBe(3);
  expect(pauses).toEqual([3000, 3000]);
  // The page holds no more than before.
  expect(deckStore.cache.decks.get().size).toBe(0);
  const later = withoutNetwork();
  await later.started;
  expect(await later.cache.find(asId("Adeck0250"))).toMatchObject({ name: "Deck 249" });
  expect(later.list.decks.get()).toHaveLength(250);
});

test("only changed decks are requested again", async () => {
  const { tab, batches, call, withoutNetwork } = await setUp(120);
  await (await tab()).offline.refresh();
  const { deckStore, offline } = await tab();
  await offline.refresh();
  expect(batches()).toBe(2);
  const requested: unknown[] = [];
  const watched: SendToApi = (path, sent) => {
    requested.push(sent?.body);
    return call(path, sent);
  };
  await call(`deck/${DECK}`, change);
  const again = await tab({ call: watched });
  await again.offline.refresh();
  expect(requested).toEqual([{ ids: [DECK] }]);
  expect(await withoutNetwork().cache.find(DECK)).toMatchObject({ name: "Another name" });
  expect(deckStore.cache.decks.get().size).toBe(0);
});

test("a deck on the screen follows, with the edits on their way", async () => {
  const { tab, call } = await setUp(3);
  const { deckStore, offline } = await tab();
  await deckStore.fetcher.deck(DECK, false);
  await call(`deck/${DECK}`, change);
  await deckStore.fetcher.list();
  await offline.refresh();
  expect(deckStore.cache.decks.get().get(DECK)).toMatchObject({ name: "Another name" });
});

test("Retry-After of a busy server is respected", async () => {
  const { tab, call, pauses } = await setUp(3);
  const answers = [refusal(429, "throttled", { "Retry-After": "40" }), refusal(503, "busy")];
  const busy: SendToApi = (path, sent) => {
    const refused = answers.shift();
    return refused ? Promise.reject(refused) : call(path, sent);
  };
  const { deckStore, offline } = await tab({ call: busy });
  await offline.refresh();
  expect(pauses).toEqual([40_000, 30_000]);
  expect((await deckStore.cache.storedVersions([DECK])).get(DECK)).toBe(1);
});

test("a deck that changes later is stored too where the browser has no locks", async () => {
  const { tab, call, batches } = await setUp(1);
  const { deckStore, offline } = await tab();
  await offline.refresh();
  await call(`deck/${DECK}`, change);
  await deckStore.fetcher.list();
  await offline.refresh();
  expect(batches()).toBe(2);
});

test("a server that stays busy, or is not reached, is left alone until the next time", async () => {
  const { tab, pauses } = await setUp(3);
  let calls = 0;
  const refusing = (error: Error): SendToApi => {
    calls = 0;
    return () => {
      calls += 1;
      return Promise.reject(error);
    };
  };
  const busy = await tab({ call: refusing(refusal(429, "throttled")) });
  await busy.offline.refresh();
  expect([calls, pauses]).toEqual([4, [15_000, 30_000, 60_000]]);
  const away = await tab({ call: refusing(new ConnectionError("POST", "", undefined)) });
  await away.offline.refresh();
  expect(calls).toBe(1);
});

test("nothing is requested after it was stopped", async () => {
  const { tab, batches, stop } = await setUp(250);
  const { offline } = await tab({ pause: async () => stop() });
  await offline.refresh();
  expect(batches()).toBe(1);
});

test("edits that are being sent go first", async () => {
  const { tab, batches, call } = await setUp(2);
  const { deckStore, offline } = await tab({
    pause: async () => {
      expect(batches()).toBe(0);
      await flushTasks();
    },
  });
  await deckStore.fetcher.deck(DECK, false);
  await call(`deck/${DECK}`, change);
  await deckStore.fetcher.list();
  changeDeck(deckStore, DECK, { kind: "text", field: "author", value: "Anna" });
  await offline.refresh();
  expect(deckStore.queue.shown.get().operations).toEqual([]);
  expect(batches()).toBe(1);
});

test("two tabs take turns, and the second finds everything stored", async () => {
  const { tab, batches } = await setUp(150);
  let last = Promise.resolve();
  const alone = (work: () => Promise<void>) => {
    last = last.then(work);
    return last;
  };
  const [one, other] = [await tab({ alone }), await tab({ alone })];
  await Promise.all([one.offline.refresh(), other.offline.refresh(), one.offline.refresh()]);
  expect(batches()).toBe(2);
});

test("a browser that refuses to store more is not tried again", async () => {
  const { tab } = await setUp(2);
  const { deckStore, offline } = await tab();
  deckStore.cache.store = () => Promise.reject(new DOMException("Full", "QuotaExceededError"));
  await expect(offline.refresh()).rejects.toThrow("Full");
});
