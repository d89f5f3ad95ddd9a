import { expect, it } from "vitest";
import type { CardId } from "../../domain/card/card";
import { DOLL, GOVERN } from "../../domain/deck/operations/operations.test.support";
import type { InventoryChange } from "../../domain/inventory/inventory";
import type { SendToApi } from "../api";
import { NO_OTHER_TABS } from "../decks/storage/tab-channel";
import { createDeckStore } from "../decks/store/deck-store";
import { browser, flushTasks } from "../decks/testing/fake-browser.test.support";
import { down } from "../decks/testing/open-deck.test.support";
import { type InventoryStore, inventoryOf } from "./inventory-store";
import { modelInventory } from "./testing/model-inventory.test.support";

const add = (...entries: readonly (readonly [CardId, number])[]): InventoryChange => ({
  kind: "add",
  copies: new Map(entries),
});

/** A server, and a browser that opens tabs with any connection to it. */
function setUp() {
  const server = modelInventory();
  const anna = browser();
  let line: SendToApi = server.call;
  const open = async () => {
    const core = anna.open((path, sent) => line(path, sent));
    await core.started;
    await flushTasks();
    return { core, store: inventoryOf(core) };
  };
  const reconnect = async (next: SendToApi = server.call) => {
    line = next;
    anna.endPauses();
    await flushTasks();
  };
  return { server, anna, open, reconnect };
}

it("is unknown until it has been fetched, and empty then", async () => {
  const { open } = setUp();
  const { store } = await open();
  expect(store.inventory()).toBeUndefined();
  await store.refresh();
  expect(store.inventory()?.copies.size).toBe(0);
});

it("reports a failed fetch, and shows what an earlier visit has stored", async () => {
  const { open, reconnect } = setUp();
  const { store } = await open();
  await store.refresh();
  store.change(add([DOLL, 3]));
  await flushTasks();
  await reconnect(down);
  const { store: later } = await open();
  await later.refresh();
  expect(later.failed()).toBe(true);
  expect(later.inventory()?.copies).toEqual(new Map([[DOLL, 3]]));
});

it("sends edits made offline once the network is back", async () => {
  const { server, open, reconnect } = setUp();
  const { store } = await open();
  await store.refresh();
  await reconnect(down);
  store.change(add([DOLL, 2]));
  store.change(add([DOLL, 1]));
  store.change({ kind: "note", card: GOVERN, text: "lent" });
  await flushTasks();
  expect(store.inventory()?.copies.get(DOLL)).toBe(3);
  expect(store.saving()).toMatchObject({ connection: "down" });
  expect(server.copies(DOLL)).toBeUndefined();
  await reconnect();
  expect([server.copies(DOLL), server.note(GOVERN)]).toEqual([3, "lent"]);
  expect(store.saving()).toMatchObject({ unsent: 0, connection: "open" });
  expect(store.inventory()?.notes.get(GOVERN)).toBe("lent");
});

it("computes no list of decks when copies are added", async () => {
  const { open } = setUp();
  const { core, store } = await open();
  await store.refresh();
  const decks = createDeckStore(core);
  const before = decks.moment();
  store.change(add([DOLL, 3]));
  expect(decks.moment()).toBe(before);
  await flushTasks();
  expect(decks.moment()).toBe(before);
});

it("sends nothing for copies that are added and taken again", async () => {
  const { server, open, reconnect } = setUp();
  const { store } = await open();
  await store.refresh();
  await reconnect(down);
  store.change(add([GOVERN, 1]));
  await flushTasks();
  store.change(add([DOLL, 2]));
  store.change(add([DOLL, -2]));
  await reconnect();
  expect(server.calls.filter((call) => call.startsWith("PATCH"))).toHaveLength(1);
});

it("sends an import of many cards as one call, and undoes it as one step", async () => {
  const { server, open } = setUp();
  const { store } = await open();
  await store.refresh();
  store.change(add([DOLL, 2], [GOVERN, 4]));
  await flushTasks();
  expect(server.calls.filter((call) => call.startsWith("PATCH"))).toHaveLength(1);
  store.undo();
  await flushTasks();
  expect([server.copies(DOLL), server.copies(GOVERN)]).toEqual([undefined, undefined]);
  store.redo();
  await flushTasks();
  expect([server.copies(DOLL), server.copies(GOVERN)]).toEqual([2, 4]);
});

it("removes all cards, keeps notes, and brings everything back", async () => {
  const { server, open } = setUp();
  const { store } = await open();
  await store.refresh();
  store.change(add([DOLL, 2]), { kind: "note", card: DOLL, text: "foil" });
  await flushTasks();
  store.change({ kind: "clear" });
  await flushTasks();
  expect(server.copies(DOLL)).toBeUndefined();
  expect(store.inventory()).toMatchObject({ copies: new Map(), notes: new Map([[DOLL, "foil"]]) });
  store.undo();
  await flushTasks();
  expect(server.copies(DOLL)).toBe(2);
});

it("drops an edit that a frozen inventory refuses, reports it, and shows the inventory as it is", async () => {
  const { server, open } = setUp();
  const { store } = await open();
  await store.refresh();
  store.change(add([DOLL, 3]));
  await flushTasks();
  server.freeze(true);
  store.change(add([DOLL, 2]));
  expect(store.inventory()?.copies.get(DOLL)).toBe(5);
  await flushTasks();
  expect(store.inventory()).toMatchObject({ copies: new Map([[DOLL, 3]]), frozen: true });
  const [problem] = store.saving().problems;
  expect(problem).toMatchObject({ kind: "inventory", code: "frozen-inventory", status: 409 });
  if (problem) store.dismissProblem(problem.id);
  expect(store.saving().problems).toEqual([]);
  const { length } = server.calls;
  store.change(add([DOLL, 1]));
  await flushTasks();
  expect(server.calls).toHaveLength(length);
  server.freeze(false);
  await store.refresh();
  store.undo();
  await flushTasks();
  expect([server.copies(DOLL), store.saving().canUndo]).toEqual([undefined, false]);
});

/** A store with three copies of a card, and a server that refuses the edits of `work`. */
async function setUpRefusing(work: (store: InventoryStore) => void | Promise<void>) {
  const { server, open, reconnect } = setUp();
  const { store } = await open();
  await store.refresh();
  store.change(add([DOLL, 3]));
  await flushTasks();
  await reconnect(down);
  await work(store);
  await flushTasks();
  server.freeze(true);
  await reconnect();
  server.freeze(false);
  await store.refresh();
  expect([server.copies(DOLL), store.saving().unsent]).toEqual([3, 0]);
  const press = async (button: "undo" | "redo") => {
    store[button]();
    await flushTasks();
    expect(store.inventory()?.copies.get(DOLL)).toBe(server.copies(DOLL));
    return server.copies(DOLL);
  };
  return { server, press };
}

it("skips every click of an addition that was refused as a whole, also when one was undone before", async () => {
  const { press } = await setUpRefusing(async (store) => {
    for (let click = 0; click < 3; click += 1) store.change(add([DOLL, 1]));
    store.undo();
  });
  expect([await press("undo"), await press("redo")]).toEqual([undefined, 3]);
  expect([await press("redo"), await press("redo"), await press("redo")]).toEqual([4, 5, 6]);
});

it("adds nothing again whose undo was refused", async () => {
  const { press } = await setUpRefusing((store) => store.undo());
  expect([await press("redo"), await press("undo"), await press("redo")]).toEqual([3, undefined, 3]);
});

it("undoes what the server has accepted of a step", async () => {
  const { server, press } = await setUpRefusing((store) =>
    store.change(add([DOLL, 2]), { kind: "note", card: DOLL, text: "foil" }),
  );
  expect(server.note(DOLL)).toBe("foil");
  expect([await press("undo"), server.note(DOLL)]).toEqual([3, ""]);
  expect(await press("undo")).toBeUndefined();
});

it("fetches the notes that another device has written, and only those", async () => {
  const { server, open } = setUp();
  const { store } = await open();
  await store.refresh();
  const write = (card: number, t: string) =>
    server.call("inventory", { method: "PUT", body: { [card]: { t } } });
  await write(DOLL, "foil");
  await store.refresh();
  expect(store.inventory()?.notes).toEqual(new Map([[DOLL, "foil"]]));
  const batches = () => server.calls.filter((call) => call.includes("batch")).length;
  const before = batches();
  await server.call("inventory", {
    method: "PATCH",
    body: { [DOLL]: 1 },
    headers: { "Idempotency-Key": "x" },
  });
  await store.refresh();
  expect(store.inventory()?.copies.get(DOLL)).toBe(1);
  expect(batches()).toBe(before);
});

it("follows the edits of another tab", async () => {
  const { open } = setUp();
  const [one, other] = [await open(), await open()];
  await one.store.refresh();
  await other.store.refresh();
  one.store.change(add([DOLL, 2]));
  await flushTasks();
  expect(other.store.inventory()?.copies.get(DOLL)).toBe(2);
  expect(other.store.saving().unsent).toBe(0);
});

it("reconciles an edit with what another tab has stored, even if no message about it has arrived", async () => {
  const { anna, server, open } = setUp();
  const { store } = await open();
  await store.refresh();
  const deaf = anna.open(server.call, { tabs: NO_OTHER_TABS });
  await deaf.started;
  const { change, inventory, refresh } = inventoryOf(deaf);
  await refresh();
  store.change(add([DOLL, 2]));
  await flushTasks();
  const { length } = server.calls;
  change(add([DOLL, 1]));
  await flushTasks();
  expect(inventory()?.copies.get(DOLL)).toBe(3);
  expect(server.calls.slice(length)).toEqual(["PATCH inventory"]);
});
