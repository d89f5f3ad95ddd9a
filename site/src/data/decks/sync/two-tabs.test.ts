import { describe, expect, test } from "vitest";
import { listedResponse } from "../../../../test/deck-response";
import { realId } from "../../../domain/deck/operations/ids";
import { DOLL, GOVERN } from "../../../domain/deck/operations/operations.test.support";
import type { SendToApi } from "../../api";
import { readList } from "../api/responses";
import { changeDeck } from "../store/edit-history";
import { editedDeck } from "../store/edited-deck";
import { flushTasks } from "../testing/fake-browser.test.support";
import { DRAFT, down, NEW, one, openDeck, unsent } from "../testing/open-deck.test.support";

describe("two tabs", () => {
  test("send each edit once, and show what the other does", async () => {
    const { call, deck, open, stored, edits } = await openDeck();
    const [left, right] = [await open(call), await open(call)];
    changeDeck(left, deck, one(DOLL, 1));
    changeDeck(right, deck, one(GOVERN, 6));
    await flushTasks();
    changeDeck(right, deck, one(DOLL, 2));
    await flushTasks();
    await flushTasks();
    expect(stored()).toEqual({ [DOLL]: 2, [GOVERN]: 6 });
    expect(edits()).toHaveLength(3);
    for (const tab of [left, right]) {
      expect(editedDeck(tab, deck)?.cards).toEqual(
        new Map([
          [DOLL, 2],
          [GOVERN, 6],
        ]),
      );
      expect(tab.queue.shown.get().changes).toEqual([]);
    }
  });

  test("go on when the one that was sending is closed", async () => {
    const { call, deck, open, stored } = await openDeck();
    const left = await open(down);
    changeDeck(left, deck, one(DOLL, 1));
    await flushTasks();
    const right = await open(call);
    left.close();
    await flushTasks();
    expect([stored(), unsent(right)]).toEqual([{ [DOLL]: 1 }, 0]);
  });

  test("show no deck that was deleted in one of them", async () => {
    const { call, deck, anna, open } = await openDeck();
    const line: SendToApi = (path, sent) =>
      path === "decks"
        ? Promise.resolve({ decks: [listedResponse({ deckid: deck })], families: {} })
        : call(path, sent);
    const [left, right] = [await open(line), await open(line)];
    await left.fetcher.list();
    await flushTasks();
    left.add({ kind: "delete", deck, revision: false });
    await flushTasks();
    expect([right.list.decks.get(), editedDeck(right, deck)]).toEqual([[], undefined]);
    anna.endPauses();
  });

  test("say of a deck that was deleted in one of them that there is none, also before a list has come", async () => {
    const { call, deck, open } = await openDeck();
    const [left, right] = [await open(call), await open(call)];
    left.add({ kind: "delete", deck, revision: false });
    await flushTasks();
    for (const tab of [left, right]) {
      expect([editedDeck(tab, deck), tab.fetcher.problems.get().get(deck)]).toEqual([undefined, "unknown"]);
    }
  });

  test("share what was made in one of them", async () => {
    const { server, call, open } = await openDeck();
    const [left, right] = [await open(call), await open(call)];
    left.add({ kind: "create", deck: NEW, draft: DRAFT });
    await flushTasks();
    expect(server.decks.size).toBe(2);
    const id = realId(right.queue.shown.get(), NEW);
    expect(editedDeck(right, id)?.name).toBe("Votes");
  });
});

describe("a list that was requested before an edit was acknowledged, and comes after it,", () => {
  /** A tab whose list is on its way, and what releases the response that the server has given by now. */
  async function openSlow(isKnown: boolean) {
    const { server, call, deck, anna, open } = await openDeck();
    let release = () => {};
    let isSlow = false;
    const line: SendToApi = async (path, sent) => {
      const answer = await call(path, sent);
      if (isSlow && path === "decks") {
        await new Promise<void>((resolve) => {
          release = resolve;
        });
      }
      return answer;
    };
    const [tab, other] = [await open(line), await open(line)];
    if (isKnown) for (const one of [tab, other]) await one.fetcher.list();
    isSlow = true;
    const fetched = tab.fetcher.list();
    await flushTasks();
    const arrive = async () => {
      release();
      await fetched;
      anna.endPauses();
      await flushTasks();
    };
    const rows = () => (tab.list.decks.get() ?? []).map(({ name }) => name);
    return { server, deck, tab, other, arrive, rows };
  }

  const cases = (["this tab", "the other tab"] as const).flatMap((where) =>
    [true, false].map((isKnown) => [where, isKnown ? "known" : "not known"] as const),
  );

  test.each(cases)("has a deck that was created in %s while the list was %s", async (where, known) => {
    const { tab, other, arrive, rows } = await openSlow(known === "known");
    (where === "this tab" ? tab : other).add({ kind: "create", deck: NEW, draft: DRAFT });
    await flushTasks();
    await arrive();
    expect(rows()).toEqual(["", "Votes"]);
  });

  test.each(cases)("has no deck that was deleted in %s while the list was %s", async (where, known) => {
    const { deck, tab, other, arrive, rows } = await openSlow(known === "known");
    (where === "this tab" ? tab : other).add({ kind: "delete", deck, revision: false });
    await flushTasks();
    await arrive();
    expect(rows()).toEqual([]);
  });

  test("has the name that was acknowledged, but not instead of a later one", async () => {
    const { server, deck, tab, arrive, rows } = await openSlow(true);
    changeDeck(tab, deck, { kind: "text", field: "name", value: "Guns" });
    await flushTasks();
    await arrive();
    expect(rows()).toEqual(["Guns"]);
    const later = [listedResponse({ deckid: deck, name: "Later", rev: 9 })];
    const list = readList({ decks: later, families: {} });
    await tab.list.fetch(async () => {
      changeDeck(tab, deck, { kind: "text", field: "name", value: "Earlier" });
      await flushTasks();
      return list;
    });
    expect([rows(), server.decks.get(deck)?.name]).toEqual([["Later"], "Earlier"]);
  });
});
