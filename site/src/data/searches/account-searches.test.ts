import { afterEach, describe, expect, it } from "vitest";
import { MAX_SAVED, type SavedSearch } from "../../domain/saved-search/search-edits";
import type { SendToApi } from "../api";
import { browser, flushTasks } from "../decks/testing/fake-browser.test.support";
import { down } from "../decks/testing/open-deck.test.support";
import { searchesOf } from "./account-searches";
import { deviceSearches } from "./device-searches";
import { modelSearches } from "./testing/model-searches.test.support";

const search = (n: number): SavedSearch => ({
  page: "crypt",
  q: `{"n":${n}}`,
  name: `Search ${n}`,
  saved: 1000 - n,
});

afterEach(() => deviceSearches.set([]));

/** A browser of Anna; its network can fail. */
async function anna(server = modelSearches()) {
  const own = browser();
  let line: SendToApi = server.call;
  const open = async () => {
    const core = own.open((path, call) => line(path, call));
    const store = searchesOf(core);
    await store.started;
    await store.refresh();
    await flushTasks();
    return { core, store };
  };
  const first = await open();
  const offline = () => {
    line = down;
  };
  const online = async (core = first.core) => {
    line = server.call;
    core.syncWorker.retryNow();
    await flushTasks();
  };
  return { server, open, offline, online, ...first };
}

describe("a search that is saved", () => {
  it("is found on another device", async () => {
    const { server, store } = await anna();
    store.change({ kind: "save", search: search(1) });
    await flushTasks();
    const elsewhere = await anna(server);
    expect(elsewhere.store.searches()).toEqual([search(1)]);
  });

  it("is shown at once without a network, and sent when it returns, also by a later page", async () => {
    const { server, core, store, open, offline, online } = await anna();
    offline();
    store.change({ kind: "save", search: search(1) });
    expect(store.searches()).toEqual([search(1)]);
    await flushTasks();
    expect([store.waiting(), server.searches()]).toEqual([1, []]);
    core.close();
    const next = await open();
    expect(next.store.searches()).toEqual([search(1)]);
    await online(next.core);
    expect([next.store.waiting(), server.searches()]).toEqual([0, [search(1)]]);
  });

  it("and deleted before it was sent is one deletion", async () => {
    const { server, store, offline, online } = await anna();
    offline();
    store.change({ kind: "save", search: search(1) });
    store.change({ kind: "save", search: search(2) });
    store.change({ kind: "delete", search: search(2) });
    await online();
    expect(server.searches()).toEqual([search(1)]);
    expect(server.calls.filter((one) => one.startsWith("PUT"))).toHaveLength(1);
  });

  it("stays beside what another device has saved meanwhile", async () => {
    const { server, store, offline, online } = await anna();
    offline();
    store.change({ kind: "save", search: search(1) });
    server.edit({ kind: "save", search: search(2) });
    await online();
    expect(server.searches()).toEqual([search(1), search(2)]);
    expect(store.searches()).toEqual([search(1), search(2)]);
  });

  it("is named when the account is full", async () => {
    const { server, store, offline, online } = await anna();
    offline();
    store.change({ kind: "save", search: search(1) });
    for (let n = 0; n < MAX_SAVED; n += 1) server.edit({ kind: "save", search: search(500 + n) });
    await online();
    const [problem] = store.problems();
    expect([problem?.code, problem?.search?.edit.search]).toEqual(["full-searches", search(1)]);
    expect(store.searches()).toHaveLength(MAX_SAVED);
    if (problem) store.dismiss(problem.id);
    expect(store.problems()).toEqual([]);
  });
});

it("is not shown before it is known, and shown as outdated when it cannot be fetched", async () => {
  const own = browser();
  const store = searchesOf(own.open(down));
  await store.started;
  expect([store.searches(), store.failed()]).toEqual([undefined, false]);
  await store.refresh();
  expect([store.searches(), store.failed()]).toEqual([undefined, true]);
});

describe("at sign-in", () => {
  it("the searches of the device move to the account, and leave the device", async () => {
    const server = modelSearches();
    server.edit({ kind: "save", search: { ...search(1), name: "In the account" } });
    deviceSearches.set([search(1), search(2)]);
    const { store } = await anna(server);
    await flushTasks();
    expect(store.searches()).toEqual([{ ...search(1), name: "In the account" }, search(2)]);
    expect(server.searches()).toEqual(store.searches());
    expect(deviceSearches.get()).toEqual([]);
  });

  it("those that exceed the limit stay on the device until others are deleted", async () => {
    const server = modelSearches();
    for (let n = 0; n < MAX_SAVED - 1; n += 1) server.edit({ kind: "save", search: search(500 + n) });
    deviceSearches.set([search(1), search(2)]);
    const { store } = await anna(server);
    await flushTasks();
    expect(deviceSearches.get()).toEqual([search(2)]);
    store.change({ kind: "delete", search: search(500) });
    await flushTasks();
    await store.refresh();
    expect(deviceSearches.get()).toEqual([]);
    expect(store.searches()).toHaveLength(MAX_SAVED);
  });

  it("they stay on the device while the account is not known, or when the user has left", async () => {
    deviceSearches.set([search(1)]);
    const own = browser();
    const offline = searchesOf(own.open(down));
    await offline.started;
    await offline.refresh();
    expect(deviceSearches.get()).toEqual([search(1)]);
    const server = modelSearches();
    const core = own.open(async (path, call) => {
      const response = await server.call(path, call);
      core.close();
      return response;
    });
    const store = searchesOf(core);
    await store.started;
    await store.refresh();
    expect(deviceSearches.get()).toEqual([search(1)]);
    expect(server.searches()).toEqual([]);
  });
});
