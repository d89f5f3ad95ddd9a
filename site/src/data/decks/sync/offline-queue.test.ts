import { describe, expect, test } from "vitest";
import { realId } from "../../../domain/deck/operations/ids";
import { BARRENS, DOLL, GOVERN } from "../../../domain/deck/operations/operations.test.support";
import type { SendToApi } from "../../api";
import { RequestTimeoutError } from "../../http";
import { memoryStorage } from "../storage/user-storage";
import { changeDeck, undoDeck } from "../store/edit-history";
import { editedDeck } from "../store/edited-deck";
import { flushTasks } from "../testing/fake-browser.test.support";
import { refusal } from "../testing/model-server.test.support";
import { DRAFT, down, NEW, one, openDeck, unsent } from "../testing/open-deck.test.support";
import { NotThisUserError } from "./api-failure";

describe("a server that is down", () => {
  test("gets an edit exactly once when it is back, also after a reload", async () => {
    const { call, deck, open, stored, edits } = await openDeck();
    const before = await open(down);
    changeDeck(before, deck, one(DOLL, 1));
    changeDeck(before, deck, one(DOLL, 2));
    await flushTasks();
    expect(before.syncWorker.connection.get()).toBe("down");
    before.close();
    const after = await open(call);
    expect(editedDeck(after, deck)?.cards.get(DOLL)).toBe(2);
    await flushTasks();
    expect([stored(), unsent(after)]).toEqual([{ [DOLL]: 2 }, 0]);
    expect(edits()).toHaveLength(1);
  });

  test("is tried again after a pause, and at once when the page is shown", async () => {
    const { call, deck, anna, open, stored } = await openDeck();
    let line = down;
    const deckStore = await open((...sent) => line(...sent));
    changeDeck(deckStore, deck, one(DOLL, 1));
    await flushTasks();
    anna.endPauses();
    await flushTasks();
    expect(unsent(deckStore)).toBe(1);
    line = call;
    deckStore.syncWorker.retryNow();
    await flushTasks();
    expect([stored(), unsent(deckStore), deckStore.syncWorker.connection.get()]).toEqual([
      { [DOLL]: 1 },
      0,
      "open",
    ]);
  });

  test("that comes back slowly is tried again soon, however long it was down", async () => {
    const { deck, anna } = await openDeck();
    const pauses: number[] = [];
    let again: () => void = () => {};
    const later = (ms: number, work: () => void) => {
      pauses.push(ms);
      again = work;
      return () => {};
    };
    let line: SendToApi = down;
    const deckStore = anna.open((...sent) => line(...sent), { later });
    await deckStore.cache.find(deck);
    changeDeck(deckStore, deck, one(DOLL, 1));
    await flushTasks();
    again();
    await flushTasks();
    again();
    await flushTasks();
    line = () => Promise.reject(refusal(502, ""));
    deckStore.syncWorker.retryNow();
    await flushTasks();
    expect(pauses.at(-2)).toBeGreaterThan(4000);
    expect(pauses.at(-1)).toBe(2000);
  });

  test.each([
    ["busy", refusal(503, "", { "Retry-After": "120" }), 120_000],
    ["throttled", refusal(429, "throttled", { "Retry-After": "7" }), 7000],
    ["behind a gateway that hears nothing from it", refusal(504, ""), 2000],
  ])("Retry-After of %s is respected", async (_, refused, pause) => {
    const { call, deck, anna, stored } = await openDeck();
    const pauses: number[] = [];
    let line: SendToApi = () => Promise.reject(refused);
    const later = (ms: number, work: () => void) => {
      pauses.push(ms);
      if (pauses.length === 1) line = call;
      void flushTasks().then(work);
      return () => {};
    };
    const deckStore = anna.open((...sent) => line(...sent), { later });
    await deckStore.cache.find(deck);
    changeDeck(deckStore, deck, one(DOLL, 1));
    await flushTasks();
    await flushTasks();
    expect([pauses, stored()]).toEqual([[pause], { [DOLL]: 1 }]);
  });
});

describe("a page that dies", () => {
  test("between sending and hearing makes one deck, and knows it afterwards", async () => {
    const { server, call, open } = await openDeck();
    const before = await open(async (path, sent) => {
      await call(path, sent);
      throw new RequestTimeoutError();
    });
    before.add({ kind: "create", deck: NEW, draft: DRAFT });
    changeDeck(before, NEW, one(BARRENS, 1));
    await flushTasks();
    before.close();
    const after = await open(call);
    await flushTasks();
    const id = realId(after.queue.shown.get(), NEW);
    expect(server.decks.size).toBe(2);
    expect(server.decks.get(id)?.cards).toEqual({ [DOLL]: 4, [BARRENS]: 1 });
    expect(editedDeck(after, NEW)?.id).toBe(id);
  });

  test("deletes a deck once, however often the call is repeated", async () => {
    const { server, call, deck, open } = await openDeck();
    const before = await open(async (path, sent) => {
      await call(path, sent);
      throw new RequestTimeoutError();
    });
    before.add({ kind: "delete", deck, revision: false });
    await flushTasks();
    before.close();
    const after = await open(call);
    await flushTasks();
    expect([server.decks.size, unsent(after), after.queue.shown.get().problems]).toEqual([0, 0, []]);
  });
});

describe("a person", () => {
  test("never sends what another has left on the device", async () => {
    const { server, call, deck, anna, open, stored } = await openDeck();
    const annas = await open(down);
    changeDeck(annas, deck, one(DOLL, 3));
    await flushTasks();
    annas.close();
    const berts = anna.open(server.callAs("Bert"), { user: "Bert" });
    await flushTasks();
    expect([unsent(berts), stored()]).toEqual([0, {}]);
    const again = await open(call);
    await flushTasks();
    expect([unsent(again), stored()]).toEqual([0, { [DOLL]: 3 }]);
  });

  test.each([
    ["whose session is over", refusal(401, "signed-out"), "signed-out"],
    ["in whose place another has signed in", new NotThisUserError(), "down"],
  ] as const)("%s loses nothing", async (_, error, state) => {
    const { call, deck, open, stored } = await openDeck();
    let line: SendToApi = () => Promise.reject(error);
    const deckStore = await open((...sent) => line(...sent));
    changeDeck(deckStore, deck, one(DOLL, 3));
    await flushTasks();
    expect([unsent(deckStore), deckStore.syncWorker.connection.get()]).toEqual([1, state]);
    line = call;
    deckStore.syncWorker.retryNow();
    await flushTasks();
    expect([unsent(deckStore), stored()]).toEqual([0, { [DOLL]: 3 }]);
  });

  test("who has logged out leaves nothing that was still on its way", async () => {
    const { call, deck, anna, open } = await openDeck();
    const deckStore = await open(call);
    anna.disk.clear();
    const fetcher = deckStore.fetcher.deck(deck, true);
    changeDeck(deckStore, deck, one(DOLL, 3));
    deckStore.close();
    await fetcher;
    await flushTasks();
    anna.endPauses();
    await flushTasks();
    expect([...anna.disk.keys()]).toEqual([]);
  });

  test("who has logged out leaves no edit that was not stored yet", async () => {
    const { call, deck, anna } = await openDeck();
    const deckStore = anna.open(call, { afterPaint: () => {} });
    await deckStore.cache.find(deck);
    changeDeck(deckStore, deck, one(DOLL, 3));
    deckStore.queue.leave();
    expect(anna.closing.read()).toHaveLength(1);
    deckStore.close();
    anna.local.clear();
    deckStore.queue.leave();
    expect(anna.local).toHaveLength(0);
  });

  test("who has logged out sends nothing more", async () => {
    const { call, deck, open, stored } = await openDeck();
    const deckStore = await open(call);
    deckStore.close();
    changeDeck(deckStore, deck, one(DOLL, 3));
    await flushTasks();
    expect(stored()).toEqual({});
  });
});

/** A deck on a server that refuses every change of tags. */
async function openRefusingTags() {
  const { call, deck, open, stored } = await openDeck();
  const deckStore = await open((path, sent) =>
    JSON.stringify(sent?.body ?? "").includes("tags")
      ? Promise.reject(refusal(409, "locked-deck"))
      : call(path, sent),
  );
  return { deckStore, deck, stored };
}

test("what the server refuses is taken back alone and reported by its code", async () => {
  const { deckStore, deck, stored } = await openRefusingTags();
  changeDeck(deckStore, deck, one(DOLL, 1));
  changeDeck(deckStore, deck, { kind: "tags", tags: ["vote"] });
  changeDeck(deckStore, deck, one(GOVERN, 2));
  await flushTasks();
  await flushTasks();
  expect(stored()).toEqual({ [DOLL]: 1, [GOVERN]: 2 });
  expect(editedDeck(deckStore, deck)).toMatchObject({
    tags: [],
    cards: new Map([
      [DOLL, 1],
      [GOVERN, 2],
    ]),
  });
  expect(deckStore.queue.shown.get().problems).toMatchObject([{ code: "locked-deck", status: 409, deck }]);
});

test("undo passes over what was refused", async () => {
  const { deckStore, deck } = await openRefusingTags();
  changeDeck(deckStore, deck, one(DOLL, 1));
  changeDeck(deckStore, deck, { kind: "tags", tags: ["vote"] });
  await flushTasks();
  undoDeck(deckStore, deck);
  expect(editedDeck(deckStore, deck)?.cards).toEqual(new Map());
  expect(unsent(deckStore)).toBe(1);
  await flushTasks();
});

test("undo after the edit was saved is an edit like others", async () => {
  const { call, deck, open, stored } = await openDeck();
  const deckStore = await open(call);
  changeDeck(deckStore, deck, one(DOLL, 1));
  await flushTasks();
  undoDeck(deckStore, deck);
  await flushTasks();
  expect(stored()).toEqual({});
});

test("where the browser keeps nothing, edits are sent all the same, and the queue reports that they are not stored", async () => {
  const { call, deck, anna, stored } = await openDeck();
  const refuse = () => Promise.reject(new Error("The storage is refused"));
  const storage = { ...memoryStorage(), get: refuse, getMany: refuse, update: refuse, updateMany: refuse };
  const deckStore = anna.open(call, { storage });
  await deckStore.fetcher.deck(deck, false);
  changeDeck(deckStore, deck, one(DOLL, 1));
  await flushTasks();
  expect([stored(), unsent(deckStore), deckStore.queue.safe.get()]).toEqual([{ [DOLL]: 1 }, 0, false]);
});

test("many cards at once take several calls, and arrive whole", async () => {
  const { call, deck, open, edits } = await openDeck();
  const deckStore = await open(call);
  const copies = new Map(Array.from({ length: 400 }, (_, at) => [(DOLL + at) as typeof DOLL, at % 5]));
  changeDeck(deckStore, deck, { kind: "cards", copies });
  await flushTasks();
  expect(edits()).toHaveLength(3);
  expect(editedDeck(deckStore, deck)?.cards.size).toBe(400);
  await deckStore.fetcher.deck(deck, true);
  expect(editedDeck(deckStore, deck)?.cards).toEqual(copies);
  expect(deckStore.queue.shown.get().changes).toEqual([]);
});
