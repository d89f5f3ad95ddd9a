import { afterEach, describe, expect, test, vi } from "vitest";
import { brokenBody } from "../../../../test/stub-api";
import { ApiError, type SendToApi, sendToApiOnce } from "../../api";
import { flushTasks } from "../testing/fake-browser.test.support";
import { DRAFT, NEW, openDeck, unsent } from "../testing/open-deck.test.support";

describe("a response that breaks off", () => {
  afterEach(() => vi.unstubAllGlobals());

  /** The server behind the browser's own `fetch`; `breaksOff`: its responses have this status and no whole body. */
  function fetchFrom(call: SendToApi, breaksOff: () => boolean, status = 200): void {
    vi.stubGlobal("navigator", { onLine: true });
    vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
      const path = url.replace("/api/", "");
      const sent = { ...init, body: init.body ? JSON.parse(String(init.body)) : undefined };
      const answer = await call(path, sent as Parameters<SendToApi>[1]).catch((error: ApiError) => error);
      if (answer instanceof ApiError) return answer.response;
      return breaksOff() ? new Response(brokenBody(), { status }) : Response.json(answer);
    });
  }

  test.each([
    ["a success", 200],
    ["the end of the session", 401],
  ])("of %s is no response: a new deck is sent again after two seconds, and made once", async (_, status) => {
    const { server, call, anna } = await openDeck();
    const pauses: number[] = [];
    let again = () => {};
    const later = (ms: number, work: () => void) => {
      pauses.push(ms);
      again = work;
      return () => {};
    };
    let isLost = true;
    fetchFrom(call, () => isLost, status);
    const deckStore = anna.open(sendToApiOnce, { later });
    await deckStore.started;
    deckStore.add({ kind: "create", deck: NEW, draft: DRAFT });
    await flushTasks();
    expect([pauses, deckStore.syncWorker.connection.get(), unsent(deckStore)]).toEqual([[2000], "down", 1]);
    isLost = false;
    again();
    await flushTasks();
    expect([deckStore.syncWorker.connection.get(), unsent(deckStore)]).toEqual(["open", 0]);
    expect(server.calls.filter((name) => name === "POST deck")).toHaveLength(3);
    expect(server.decks.size).toBe(2);
  });

  test("is a connection problem of a deck and of the list", async () => {
    const { call, deck, anna } = await openDeck();
    fetchFrom(call, () => true);
    const deckStore = anna.open(sendToApiOnce);
    await deckStore.fetcher.deck(deck, true);
    await deckStore.fetcher.list();
    expect(deckStore.fetcher.problems.get().get(deck)).toBe("connection");
    expect(deckStore.fetcher.listProblem.get()).toBe("connection");
  });
});
