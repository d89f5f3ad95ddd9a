import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CardId } from "../../../domain/card/card";
import type { DeckId } from "../../../domain/deck/deck";
import { concerns, MAX_HOLD_MS } from "../../../domain/deck/operations/held";
import { DOLL, deckOf, GOVERN } from "../../../domain/deck/operations/operations.test.support";
import { sendWaiting } from "../commands/send-waiting";
import { changeDeck } from "../store/edit-history";
import { asId, flushTasks } from "../testing/fake-browser.test.support";
import { unsent } from "../testing/open-deck.test.support";
import { twoTabs } from "../testing/two-tabs.test.support";
import { type Deletion, deleteAt } from "./deletion";

const cards = (copies: number, card = DOLL) =>
  ({ kind: "cards", copies: new Map([[card, copies]]) }) as const;
/** Each tab edits a card of its own: of two edits of one card either may be the last. */
const CARD_OF = [DOLL, GOVERN] as const;

describe("a deleted deck", () => {
  test("disappears from every tab at once, and from the server when the time for undo is over", async () => {
    const { server, tabs, ids, pass, shown } = await twoTabs();
    const [id = asId("")] = ids;
    deleteAt(tabs[0], { decks: [id], revisions: [] });
    await flushTasks();
    for (const tab of tabs) expect(shown(tab, id)).toBeUndefined();
    await pass(MAX_HOLD_MS - 1);
    expect(server.decks.has(id)).toBe(true);
    await pass(1);
    expect(server.decks.has(id)).toBe(false);
    for (const tab of tabs) expect(tab.queue.shown.get()).toMatchObject({ operations: [], problems: [] });
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    "is sent even if its time ends between two looks at the clock, %i ms before",
    async (left) => {
      const { server, tabs, ids, pass, tick } = await twoTabs();
      const [id = asId("")] = ids;
      deleteAt(tabs[0], { decks: [id], revisions: [] });
      tabs[1].close();
      tick();
      await pass(MAX_HOLD_MS - left);
      for (let round = 0; round < 5; round += 1) await pass(10);
      expect(server.decks.has(id)).toBe(false);
    },
  );

  test("waits longer while its notice is looked at, and holds up no other deck", async () => {
    const { server, tabs, ids, pass } = await twoTabs();
    const [one = asId(""), two = asId("")] = ids;
    const deletion = deleteAt(tabs[0], { decks: [one], revisions: [] });
    await pass(MAX_HOLD_MS - 1);
    deletion.hold();
    changeDeck(tabs[1], two, cards(3));
    await pass(MAX_HOLD_MS - 1);
    expect(server.decks.get(two)?.cards).toEqual({ [DOLL]: 3 });
    expect([server.decks.has(one), await deletion.undo(), server.decks.has(one)]).toEqual([true, true, true]);
  });

  test("lets an edit before it wait for its time, without looking again and again", async () => {
    const { ids, setOnline, open, pass } = await twoTabs();
    const [id = asId("")] = ids;
    setOnline(false);
    const waits: number[] = [];
    const tab = await open((ms) => waits.push(ms));
    tab.add({ kind: "change", deck: id, change: cards(3) });
    await flushTasks();
    deleteAt(tab, { decks: [id], revisions: [] });
    setOnline(true);
    waits.length = 0;
    tab.syncWorker.retryNow();
    await flushTasks();
    await pass(1000);
    expect(waits).toEqual([MAX_HOLD_MS, MAX_HOLD_MS - 1000]);
  });

  test("goes with its revisions, of which none is edited past it", async () => {
    const { server, tabs, ids, pass, shown } = await twoTabs();
    const [one = asId(""), two = asId("")] = ids;
    const [left, right] = tabs;
    const revisionGroup = { current: one, members: [one, two] };
    const deck = left.cache.decks.get().get(one);
    if (deck) await left.cache.put([{ ...deck, revisionGroup }]);
    // The other tab does not know of the deletion yet when it edits the other revision.
    const deletion = deleteAt(left, { decks: [one], revisions: [] });
    right.add({ kind: "change", deck: two, change: cards(2) });
    await flushTasks();
    for (const tab of tabs) expect([shown(tab, one), shown(tab, two)]).toEqual([undefined, undefined]);
    expect(server.decks.get(two)?.cards).toEqual({});
    await deletion.undo();
    await pass(0);
    expect(server.decks.get(two)?.cards).toEqual({ [DOLL]: 2 });
  });

  test("is deleted although its page is closed, without waiting for the next visit here", async () => {
    const { server, tabs, ids, pass } = await twoTabs();
    const [id = asId("")] = ids;
    const sent: string[] = [];
    const before = globalThis.fetch;
    globalThis.fetch = async (path, init) => {
      sent.push(`${init?.method} ${String(path)} ${init?.keepalive}`);
      return new Response();
    };
    try {
      const deletion = deleteAt(tabs[0], { decks: [id], revisions: [] });
      deletion.sendNow();
      deletion.sendNow();
      expect(sent).toEqual([`DELETE /api/deck/${id} true`]);
      // A page that comes back from the browser's memory offers nothing that it cannot do.
      expect([deletion.isOpen(), await deletion.undo()]).toEqual([false, false]);
    } finally {
      globalThis.fetch = before;
    }
    await pass(0);
    tabs[1].syncWorker.retryNow();
    await flushTasks();
    expect(server.decks.has(id)).toBe(false);
  });

  test("is sent before its owner is logged out, without a question", async () => {
    const { server, tabs, ids } = await twoTabs();
    const [id = asId("")] = ids;
    const deletion = deleteAt(tabs[0], { decks: [id], revisions: [] });
    await sendWaiting(tabs[0]);
    expect([server.decks.has(id), unsent(tabs[0]), deletion.isOpen()]).toEqual([false, 0, false]);
  });

  test("does not keep its owner from logging out without a server", async () => {
    const { server, tabs, ids, setOnline } = await twoTabs();
    const [id = asId("")] = ids;
    setOnline(false);
    deleteAt(tabs[0], { decks: [id], revisions: [] });
    await sendWaiting(tabs[0]);
    expect([server.decks.has(id), unsent(tabs[0])]).toEqual([true, 1]);
  });

  test("that the server never knew is never sent, and comes back with its edits", async () => {
    const { server, tabs, pass, setOnline, shown } = await twoTabs();
    const [left] = tabs;
    setOnline(false);
    for (const name of ["new-back", "new-gone"]) {
      left.add({ kind: "create", deck: asId(name), draft: deckOf({ name }) });
    }
    changeDeck(left, asId("new-back"), { kind: "cards", copies: new Map([[GOVERN, 4]]) });
    const back = deleteAt(left, { decks: [asId("new-back")], revisions: [] });
    deleteAt(left, { decks: [asId("new-gone")], revisions: [] });
    await flushTasks();
    expect(await back.undo()).toBe(true);
    expect(shown(left, asId("new-back"))?.cards).toEqual(new Map([[GOVERN, 4]]));
    await pass(MAX_HOLD_MS);
    setOnline(true);
    await pass(60_000);
    await pass(60_000);
    const names = [...server.decks.values()].map(({ name }) => name);
    expect(names).toContain("new-back");
    expect(names).not.toContain("new-gone");
  });
});

type Tab = 0 | 1;
type Act =
  | { readonly kind: "delete"; readonly tab: Tab; readonly decks: readonly number[] }
  | { readonly kind: "undo" | "reload"; readonly tab: Tab }
  | { readonly kind: "edit"; readonly tab: Tab; readonly deck: number; readonly copies: number }
  | { readonly kind: "online"; readonly value: boolean }
  | { readonly kind: "wait"; readonly ms: number };

const tab = fc.constantFrom<Tab>(0, 1);
const anyAct: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("delete" as const),
      tab,
      decks: fc.subarray([0, 1], { minLength: 1 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("undo" as const), tab }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("reload" as const), tab }) },
  {
    weight: 3,
    arbitrary: fc.record({
      ...{ kind: fc.constant("edit" as const), tab },
      ...{ deck: fc.constantFrom(0, 1), copies: fc.integer({ min: 0, max: 5 }) },
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("online" as const), value: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("wait" as const),
      ms: fc.constantFrom(500, 6000, MAX_HOLD_MS),
    }),
  },
);

test("an undone deletion restores everything, another deletes everywhere, and no edit is lost without a report", {
  tags: "slow",
}, async () => {
  const steps = fc.array(fc.tuple(anyAct, fc.boolean()), { minLength: 1, maxLength: 14, size: "max" });
  await fc.assert(
    fc.asyncProperty(steps, async (acts) => {
      const { server, tabs, ids, pass, setOnline, shown, open, rows } = await twoTabs();
      /** The last deletion of each page, which alone can undo it. */
      const open_: [Deletion | undefined, Deletion | undefined] = [undefined, undefined];
      const goneBy = new Map(ids.map((id) => [id, new Set<Deletion>()]));
      const decksOf = new Map<Deletion, readonly DeckId[]>();
      const wanted = new Map<string, number>();
      /** The last edits of decks that another tab had deleted already. */
      const editedLate = new Map<DeckId, ReadonlyMap<CardId, number>>();
      const arrived = (id: DeckId, card: CardId, copies: number) =>
        Array.from({ length: 40 }, (_, rev) => server.deckAt(id, rev)?.cards[card]).includes(copies);

      async function act(one: Act): Promise<void> {
        if (one.kind === "online") return setOnline(one.value);
        if (one.kind === "wait") return await pass(one.ms);
        const deckStore = tabs[one.tab];
        if (one.kind === "delete") {
          const decks = one.decks.flatMap((at) => ids[at] ?? []).filter((id) => shown(deckStore, id));
          if (decks.length === 0) return;
          const deletion = deleteAt(deckStore, { decks, revisions: [] });
          open_[one.tab] = deletion;
          decksOf.set(deletion, decks);
          for (const id of decks) goneBy.get(id)?.add(deletion);
        }
        if (one.kind === "undo") {
          const deletion = open_[one.tab];
          open_[one.tab] = undefined;
          if (!deletion?.isOpen()) return;
          const isWhole = await deletion.undo();
          // Decks whose deletion was already sent stay deleted and are reported; the others come back.
          const isSent = (id: DeckId) =>
            !server.decks.has(id) ||
            deckStore.queue.shown
              .get()
              .operations.some((one) => one.kind === "delete" && one.tried && concerns(one, id));
          const back = (decksOf.get(deletion) ?? []).filter((id) => isWhole || !isSent(id));
          for (const id of back) {
            goneBy.get(id)?.delete(deletion);
            if (shown(deckStore, id)) editedLate.delete(id);
          }
        }
        if (one.kind === "reload") {
          open_[one.tab] = undefined;
          // An edit that the page has no time to store never happened.
          await flushTasks();
          deckStore.close();
          tabs[one.tab] = await open();
          for (const id of ids) await tabs[one.tab].cache.find(id);
        }
        if (one.kind === "edit") {
          const id = ids[one.deck] ?? asId("");
          if (!shown(deckStore, id)) return;
          const card = CARD_OF[one.tab];
          if (shown(deckStore, id)?.cards.get(card) === one.copies) return;
          changeDeck(deckStore, id, cards(one.copies, card));
          wanted.set(`${id}/${card}`, one.copies);
          if (goneBy.get(id)?.size !== 0)
            editedLate.set(id, new Map([...(editedLate.get(id) ?? []), [card, one.copies]]));
        }
      }

      for (const [one, rests] of acts) {
        await act(one);
        if (rests) await flushTasks();
      }
      setOnline(true);
      for (let round = 0; round < 6; round += 1) await pass(60_000);

      for (const id of ids) {
        const isGone = goneBy.get(id)?.size !== 0;
        expect(server.decks.has(id)).toBe(!isGone);
        for (const deckStore of tabs) {
          await deckStore.fetcher.list();
          await deckStore.fetcher.deck(id, false);
          expect(deckStore.queue.shown.get().operations).toEqual([]);
          expect(shown(deckStore, id) !== undefined).toBe(!isGone);
          expect(rows(deckStore).includes(id)).toBe(!isGone);
        }
        const stored = server.decks.get(id)?.cards ?? {};
        for (const deckStore of tabs)
          if (!isGone) expect(Object.fromEntries(shown(deckStore, id)?.cards ?? [])).toEqual(stored);
        if (!isGone) for (const card of CARD_OF) expect(stored[card]).toBe(wanted.get(`${id}/${card}`));
        // An edit that was on the disk before the deletion has arrived before it.
        const isReported = tabs[0].queue.shown.get().problems.some(({ deck }) => deck === id);
        const late = isGone ? [...(editedLate.get(id) ?? [])] : [];
        if (!isReported) expect(late.filter(([card, copies]) => !arrived(id, card, copies))).toEqual([]);
      }
    }),
    { numRuns: Number(process.env.RUNS ?? 200) },
  );
});
