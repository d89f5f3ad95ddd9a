import { describe, expect, test } from "vitest";
import { BARRENS, DOLL, GOVERN } from "../../domain/deck/operations/operations.test.support";
import { RequestTimeoutError } from "../http";
import { atWork, DRAFT, down, NEW, one, unsent } from "./at-work.test.support";
import { deckView, realId } from "./deck-view";
import { quiet } from "./device.test.support";
import { changeDeck, undoDeck } from "./edit";
import { refusal } from "./model-server.test.support";
import { NotThisUserError } from "./outcome";
import type { CallServer } from "./send";
import { memoryStorage } from "./user-storage";

describe("a server that is down", () => {
  test("gets an edit exactly once when it is back, also after a reload", async () => {
    const { call, deck, open, stored, edits } = await atWork();
    const before = await open(down);
    changeDeck(before, deck, one(DOLL, 1));
    changeDeck(before, deck, one(DOLL, 2));
    await quiet();
    expect(before.sender.line.get()).toBe("down");
    before.close();
    const after = await open(call);
    expect(deckView(after, deck)?.cards.get(DOLL)).toBe(2);
    await quiet();
    expect([stored(), unsent(after)]).toEqual([{ [DOLL]: 2 }, 0]);
    expect(edits()).toHaveLength(1);
  });

  test("is asked again after a pause, and at once when somebody looks", async () => {
    const { call, deck, anna, open, stored } = await atWork();
    let line = down;
    const desk = await open((...sent) => line(...sent));
    changeDeck(desk, deck, one(DOLL, 1));
    await quiet();
    anna.endPauses();
    await quiet();
    expect(unsent(desk)).toBe(1);
    line = call;
    desk.sender.kick();
    await quiet();
    expect([stored(), unsent(desk), desk.sender.line.get()]).toEqual([{ [DOLL]: 1 }, 0, "open"]);
  });

  test("that comes back slowly is asked again soon, however long it was away", async () => {
    const { deck, anna } = await atWork();
    const pauses: number[] = [];
    let again: () => void = () => {};
    const later = (ms: number, work: () => void) => {
      pauses.push(ms);
      again = work;
      return () => {};
    };
    let line: CallServer = down;
    const desk = anna.open((...sent) => line(...sent), { later });
    await desk.shelf.find(deck);
    changeDeck(desk, deck, one(DOLL, 1));
    await quiet();
    again();
    await quiet();
    again();
    await quiet();
    line = () => Promise.reject(refusal(502, ""));
    desk.sender.kick();
    await quiet();
    expect(pauses.at(-2)).toBeGreaterThan(4000);
    expect(pauses.at(-1)).toBe(2000);
  });

  test.each([
    ["busy", refusal(503, "", { "Retry-After": "120" }), 120_000],
    ["throttled", refusal(429, "throttled", { "Retry-After": "7" }), 7000],
    ["behind a gateway that hears nothing from it", refusal(504, ""), 2000],
  ])("%s is given the time it asks for", async (_, refused, pause) => {
    const { call, deck, anna, stored } = await atWork();
    const pauses: number[] = [];
    let line: CallServer = () => Promise.reject(refused);
    const later = (ms: number, work: () => void) => {
      pauses.push(ms);
      if (pauses.length === 1) line = call;
      void quiet().then(work);
      return () => {};
    };
    const desk = anna.open((...sent) => line(...sent), { later });
    await desk.shelf.find(deck);
    changeDeck(desk, deck, one(DOLL, 1));
    await quiet();
    await quiet();
    expect([pauses, stored()]).toEqual([[pause], { [DOLL]: 1 }]);
  });
});

describe("a page that dies", () => {
  test("between sending and hearing makes one deck, and knows it afterwards", async () => {
    const { server, call, open } = await atWork();
    const before = await open(async (path, sent) => {
      await call(path, sent);
      throw new RequestTimeoutError();
    });
    before.add({ kind: "create", deck: NEW, draft: DRAFT });
    changeDeck(before, NEW, one(BARRENS, 1));
    await quiet();
    before.close();
    const after = await open(call);
    await quiet();
    const id = realId(after.queue.shown.get(), NEW);
    expect(server.decks.size).toBe(2);
    expect(server.decks.get(id)?.cards).toEqual({ [DOLL]: 4, [BARRENS]: 1 });
    expect(deckView(after, NEW)?.id).toBe(id);
  });

  test("deletes a deck once, however often it asks", async () => {
    const { server, call, deck, open } = await atWork();
    const before = await open(async (path, sent) => {
      await call(path, sent);
      throw new RequestTimeoutError();
    });
    before.add({ kind: "delete", deck, revision: false });
    await quiet();
    before.close();
    const after = await open(call);
    await quiet();
    expect([server.decks.size, unsent(after), after.queue.shown.get().problems]).toEqual([0, 0, []]);
  });
});

describe("a person", () => {
  test("never sends what another has left on the device", async () => {
    const { server, call, deck, anna, open, stored } = await atWork();
    const annas = await open(down);
    changeDeck(annas, deck, one(DOLL, 3));
    await quiet();
    annas.close();
    const berts = anna.open(server.callAs("Bert"), { user: "Bert" });
    await quiet();
    expect([unsent(berts), stored()]).toEqual([0, {}]);
    const again = await open(call);
    await quiet();
    expect([unsent(again), stored()]).toEqual([0, { [DOLL]: 3 }]);
  });

  test.each([
    ["whose session is over", refusal(401, "signed-out"), "signed-out"],
    ["in whose place another has signed in", new NotThisUserError(), "down"],
  ] as const)("%s loses nothing", async (_, error, state) => {
    const { call, deck, open, stored } = await atWork();
    let line: CallServer = () => Promise.reject(error);
    const desk = await open((...sent) => line(...sent));
    changeDeck(desk, deck, one(DOLL, 3));
    await quiet();
    expect([unsent(desk), desk.sender.line.get()]).toEqual([1, state]);
    line = call;
    desk.sender.kick();
    await quiet();
    expect([unsent(desk), stored()]).toEqual([0, { [DOLL]: 3 }]);
  });

  test("who has logged out leaves nothing that was still on its way", async () => {
    const { call, deck, anna, open } = await atWork();
    const desk = await open(call);
    anna.kept.clear();
    const fetching = desk.fetching.deck(deck, true);
    changeDeck(desk, deck, one(DOLL, 3));
    desk.close();
    await fetching;
    await quiet();
    anna.endPauses();
    await quiet();
    expect([...anna.kept.keys()]).toEqual([]);
  });

  test("who has logged out sends nothing more", async () => {
    const { call, deck, open, stored } = await atWork();
    const desk = await open(call);
    desk.close();
    changeDeck(desk, deck, one(DOLL, 3));
    await quiet();
    expect(stored()).toEqual({});
  });
});

test("what the server refuses is taken back alone, and told by its code", async () => {
  const { call, deck, open, stored } = await atWork();
  const desk = await open((path, sent) =>
    JSON.stringify(sent?.body ?? "").includes("tags")
      ? Promise.reject(refusal(409, "locked-deck"))
      : call(path, sent),
  );
  changeDeck(desk, deck, one(DOLL, 1));
  changeDeck(desk, deck, { kind: "tags", tags: ["vote"] });
  changeDeck(desk, deck, one(GOVERN, 2));
  await quiet();
  await quiet();
  expect(stored()).toEqual({ [DOLL]: 1, [GOVERN]: 2 });
  expect(deckView(desk, deck)).toMatchObject({
    tags: [],
    cards: new Map([
      [DOLL, 1],
      [GOVERN, 2],
    ]),
  });
  expect(desk.queue.shown.get().problems).toMatchObject([{ code: "locked-deck", status: 409, deck }]);
});

test("undo passes over what was refused", async () => {
  const { call, deck, open } = await atWork();
  const desk = await open((path, sent) =>
    JSON.stringify(sent?.body ?? "").includes("tags")
      ? Promise.reject(refusal(409, "locked-deck"))
      : call(path, sent),
  );
  changeDeck(desk, deck, one(DOLL, 1));
  changeDeck(desk, deck, { kind: "tags", tags: ["vote"] });
  await quiet();
  undoDeck(desk, deck);
  expect(deckView(desk, deck)?.cards).toEqual(new Map());
  expect(unsent(desk)).toBe(1);
  await quiet();
});

test("undo after the edit was saved is an edit like others", async () => {
  const { call, deck, open, stored } = await atWork();
  const desk = await open(call);
  changeDeck(desk, deck, one(DOLL, 1));
  await quiet();
  undoDeck(desk, deck);
  await quiet();
  expect(stored()).toEqual({});
});

test("where the browser keeps nothing, edits are sent all the same, and the risk is told", async () => {
  const { call, deck, anna, stored } = await atWork();
  const refuse = () => Promise.reject(new Error("The storage is refused"));
  const storage = { ...memoryStorage(), get: refuse, getMany: refuse, update: refuse, updateMany: refuse };
  const desk = anna.open(call, { storage });
  await desk.fetching.deck(deck, false);
  changeDeck(desk, deck, one(DOLL, 1));
  await quiet();
  expect([stored(), unsent(desk), desk.queue.safe.get()]).toEqual([{ [DOLL]: 1 }, 0, false]);
});

test("many cards at once take several calls, and arrive whole", async () => {
  const { call, deck, open, edits } = await atWork();
  const desk = await open(call);
  const copies = new Map(Array.from({ length: 400 }, (_, at) => [(DOLL + at) as typeof DOLL, at % 5]));
  changeDeck(desk, deck, { kind: "cards", copies });
  await quiet();
  expect(edits()).toHaveLength(3);
  expect(deckView(desk, deck)?.cards.size).toBe(400);
  await desk.fetching.deck(deck, true);
  expect(deckView(desk, deck)?.cards).toEqual(copies);
  expect(desk.queue.shown.get().changes).toEqual([]);
});
