import fc from "fast-check";
import { expect, test } from "vitest";
import { asListed } from "../../../domain/deck/operations/listed";
import { CARDS, DOLL, deckOf } from "../../../domain/deck/operations/operations.test.support";
import type { ChangedElsewhere } from "../../../domain/deck/operations/queue";
import { memoryStorage, type UserStorage } from "../storage/user-storage";
import { changeDeck } from "../store/edit-history";
import { editedDeck } from "../store/edited-deck";
import type { DeckStoreCore } from "../store/store-core";
import { flushTasks } from "../testing/fake-browser.test.support";
import { one as copies, openDeck } from "../testing/open-deck.test.support";
import { type Happening, runDevices } from "../testing/run-devices.test.support";
import {
  type Act,
  type Aspect,
  browserOf,
  syncModel,
  type Tab,
  valueIn,
} from "../testing/sync-model.test.support";

const ASPECTS: readonly Aspect[] = [...CARDS, "name"];
const tab = fc.constantFrom<Tab>(0, 1, 2);
const edits = fc.record({
  kind: fc.constant("edit" as const),
  tab,
  aspect: fc.constantFrom<Aspect>(...ASPECTS),
  value: fc.integer({ min: -1, max: 5 }),
});
const others = fc.record({
  kind: fc.constantFrom("die" as const, "close", "close", "create", "look", "look"),
  tab,
});
const anyAct: fc.Arbitrary<Act> = fc.oneof({ weight: 4, arbitrary: edits }, { weight: 1, arbitrary: others });

const single = fc
  .tuple(anyAct, fc.integer({ min: 0, max: 8 }))
  .map((one): readonly Happening<Act>[] => [one]);
/** Two tabs change the same value, then the first one refreshes: a late response arrives last. */
const overtaken = fc
  .tuple(edits, fc.constantFrom<Tab>(0, 1, 2), fc.integer({ min: -1, max: 5 }))
  .map(([one, other, value]): readonly Happening<Act>[] => [
    [one, 8],
    [{ ...one, tab: other, value }, 8],
    [{ kind: "look", tab: one.tab }, 8],
  ]);
const happenings = fc
  .array(fc.oneof({ weight: 2, arbitrary: single }, { weight: 1, arbitrary: overtaken }), {
    ...{ minLength: 1, maxLength: 12, size: "max" },
  })
  .map((all) => all.flat());

type Model = Awaited<ReturnType<typeof syncModel>>;

/** Each number of copies, and the name, is the value chosen last; a page that chose another value reports the change. */
function expectChosen({ stored, pages, chosen, doubtful }: Model): void {
  for (const aspect of ASPECTS.filter((one) => !doubtful.has(one))) {
    const final = valueIn(stored(), aspect);
    const all = chosen(aspect, [0, 1, 2]);
    if (all.length > 0) expect(all).toContain(final);
    for (const [at, { deckStore }] of pages.entries()) {
      const own = chosen(aspect, browserOf(at as Tab));
      if (own.length === 0 || own.includes(final)) continue;
      expect(deckStore.queue.shown.get().changes.flatMap(aspectsIn)).toContain(aspect);
    }
  }
}

const aspectsIn = ({ cards, more }: ChangedElsewhere): readonly Aspect[] => [
  ...cards,
  ...(more ? ["name" as const] : []),
];

/** Every new deck exists once, with the edit made before the server gave it an id. */
function expectMade({ server, made }: Model): void {
  const decks = [...server.decks.values()].filter(({ name }) => made.has(name));
  expect(decks).toHaveLength(new Set(decks.map(({ name }) => name)).size);
  for (const [name, isStored] of made) {
    const found = decks.find((one) => one.name === name);
    if (isStored) expect(Object.values(found?.cards ?? {})).toEqual([Number(name.slice(4))]);
  }
}

test("edits of two devices end equal everywhere; none is lost or doubled, and overwritten edits are reported", {
  tags: "slow",
  timeout: 120_000,
}, async () => {
  await runDevices(happenings, syncModel, (all) => {
    expect(all.unsent()).toBe(false);
    for (const page of all.pages) {
      expect(all.shown(page)).toEqual(all.stored());
      expect(page.deckStore.queue.shown.get().problems).toEqual([]);
    }
    expectChosen(all);
    expectMade(all);
  });
});

test.each([
  ["changed", 1],
  ["undone", -1],
])(
  "an answer that comes after the other device has %s the edit leaves it so and reports it",
  async (_, theirs) => {
    const { server, call, deck, open, stored } = await openDeck();
    let answer = () => {};
    const deckStore = await open(async (path, sent) => {
      const receipt = await call(path, sent);
      if (sent?.method === "PUT") await new Promise<void>((resolve) => (answer = resolve));
      return receipt;
    });
    changeDeck(deckStore, deck, copies(DOLL, 3));
    await flushTasks();
    await server.callAs("Anna")(`deck/${deck}`, { method: "PUT", body: { cards: { [DOLL]: theirs } } });
    await deckStore.fetcher.deck(deck, true);
    answer();
    await flushTasks();
    expect(editedDeck(deckStore, deck)?.version).toBe(3);
    expect(Object.fromEntries(editedDeck(deckStore, deck)?.cards ?? [])).toEqual(stored());
    expect(deckStore.queue.shown.get().changes).toMatchObject([{ deck, cards: [DOLL] }]);
  },
);

test("a change of a deck edited in this visit is reported even if it arrives in a batch", async () => {
  const { server, call, deck, open } = await openDeck();
  const deckStore = await open(call);
  changeDeck(deckStore, deck, copies(DOLL, 3));
  await flushTasks();
  await server.callAs("Anna")(`deck/${deck}`, { method: "PUT", body: { cards: { [DOLL]: 1 } } });
  await deckStore.list.fetch(async () => [asListed(deckOf({ id: deck, version: 3 }), undefined)]);
  await deckStore.fetcher.decks([deck], () => {});
  expect(editedDeck(deckStore, deck)?.cards).toEqual(new Map([[DOLL, 1]]));
  expect(deckStore.queue.shown.get().changes).toMatchObject([{ deck, cards: [DOLL] }]);
});

/** Storage of a page that is closed after a number of writes: later writes never finish. */
function storageClosedAfter(writes: number, disk: Map<string, unknown>): UserStorage {
  const storage = memoryStorage(disk);
  let left = writes;
  const inTime = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    left -= 1;
    return left < 0 ? await new Promise<never>(() => {}) : await work();
  };
  return {
    ...storage,
    update: (key, change) => inTime(() => storage.update(key, change)),
    updateMany: (keys, change) => inTime(() => storage.updateMany(keys, change)),
  };
}

test.each([0, 1, 2, 3])(
  "an overwritten edit is reported even if the page is closed after %i writes",
  async (writes) => {
    const { server, call, deck, anna } = await openDeck();
    changeDeck(await openWith(memoryStorage(anna.disk)), deck, copies(DOLL, 3));
    await flushTasks();
    await server.callAs("Anna")(`deck/${deck}`, { method: "PUT", body: { cards: { [DOLL]: 1 } } });
    for (const storage of [storageClosedAfter(writes, anna.disk), memoryStorage(anna.disk)]) {
      const deckStore = await openWith(storage);
      void deckStore.fetcher.deck(deck, true);
      await flushTasks();
      deckStore.close();
    }
    const afterwards = await openWith(memoryStorage(anna.disk));
    expect(editedDeck(afterwards, deck)?.cards).toEqual(new Map([[DOLL, 1]]));
    expect(afterwards.queue.shown.get().changes).toMatchObject([{ deck, cards: [DOLL] }]);

    async function openWith(storage: UserStorage): Promise<DeckStoreCore> {
      const deckStore = anna.open(call, { storage });
      await deckStore.started;
      await deckStore.cache.find(deck);
      return deckStore;
    }
  },
);
