import fc from "fast-check";
import { expect, test } from "vitest";
import { asListed } from "../../domain/deck/operations/listed";
import { CARDS, DOLL, deckOf } from "../../domain/deck/operations/operations.test.support";
import type { ChangedElsewhere } from "../../domain/deck/operations/queue";
import { atWork, one as copies } from "./at-work.test.support";
import { deckView } from "./deck-view";
import type { Desk } from "./desk";
import { quiet } from "./device.test.support";
import { changeDeck } from "./edit";
import { type Act, type Aspect, browserOf, people, type Tab, valueIn } from "./people.test.support";
import { FATES, type Fate } from "./unreliable.test.support";
import { memoryStorage, type UserStorage } from "./user-storage";

const ASPECTS: readonly Aspect[] = [...CARDS, "name"];
const tab = fc.constantFrom<Tab>(0, 1, 2);
const edits = fc.record({
  kind: fc.constant("edit" as const),
  tab,
  aspect: fc.constantFrom<Aspect>(...ASPECTS),
  value: fc.integer({ min: -1, max: 5 }),
});
const others = fc.record({ kind: fc.constantFrom("die" as const, "create", "look", "look"), tab });
const anyAct: fc.Arbitrary<Act> = fc.oneof({ weight: 4, arbitrary: edits }, { weight: 1, arbitrary: others });

/** An act, and as many steps of what is on its way. */
type Happening = readonly [Act, number];
const single = fc.tuple(anyAct, fc.integer({ min: 0, max: 8 })).map((one): readonly Happening[] => [one]);
/** What one has changed the other changes too, and the first looks: where an answer is late, it comes last. */
const overtaken = fc
  .tuple(edits, fc.constantFrom<Tab>(0, 1, 2), fc.integer({ min: -1, max: 5 }))
  .map(([one, other, value]): readonly Happening[] => [
    [one, 8],
    [{ ...one, tab: other, value }, 8],
    [{ kind: "look", tab: one.tab }, 8],
  ]);
const happenings = fc
  .array(fc.oneof({ weight: 2, arbitrary: single }, { weight: 1, arbitrary: overtaken }), {
    ...{ minLength: 1, maxLength: 12, size: "max" },
  })
  .map((all) => all.flat());

/** A network that fails for ever would let nothing happen. */
const anyFate = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom(...FATES) },
  { weight: 1, arbitrary: fc.constantFrom<Fate>("arrives", "answer is late") },
);

const RUNS = Number(process.env.RUNS ?? 200);

type World = Awaited<ReturnType<typeof people>>;

/** Each number of copies, and the name, is what somebody has wished last; whoever has wished otherwise is told. */
function expectWished({ stored, pages, wished, doubtful }: World): void {
  for (const aspect of ASPECTS.filter((one) => !doubtful.has(one))) {
    const kept = valueIn(stored(), aspect);
    const all = wished(aspect, [0, 1, 2]);
    if (all.length > 0) expect(all).toContain(kept);
    for (const [at, { desk }] of pages.entries()) {
      const own = wished(aspect, browserOf(at as Tab));
      if (own.length === 0 || own.includes(kept)) continue;
      expect(desk.queue.shown.get().changes.flatMap(aspectsIn)).toContain(aspect);
    }
  }
}

const aspectsIn = ({ cards, more }: ChangedElsewhere): readonly Aspect[] => [
  ...cards,
  ...(more ? ["name" as const] : []),
];

/** Every new deck is there once, with the edit that was made before it had an id. */
function expectMade({ server, made }: World): void {
  const decks = [...server.decks.values()].filter(({ name }) => made.has(name));
  expect(decks).toHaveLength(new Set(decks.map(({ name }) => name)).size);
  for (const [name, isKept] of made) {
    const found = decks.find((one) => one.name === name);
    if (isKept) expect(Object.values(found?.cards ?? {})).toEqual([Number(name.slice(4))]);
  }
}

test("edits of two devices end equal everywhere; none is lost or doubled, and the loser is told", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      happenings,
      fc.array(anyFate, { maxLength: 40, size: "max" }),
      fc.array(fc.boolean(), { maxLength: 200, size: "max" }),
      async (scheduler, acts, fates, delays) => {
        // They are used up: what fails can only be told, and made smaller, as it was.
        const all = await people(scheduler, [...fates], [...delays]);
        for (const [one, steps] of acts) {
          await all.act(one);
          await quiet();
          all.check();
          for (let step = 0; step < steps && scheduler.count() > 0; step += 1) {
            await scheduler.waitOne();
            await quiet();
            all.check();
          }
        }
        await all.settle();

        expect(all.unsent()).toBe(false);
        for (const page of all.pages) {
          expect(all.shown(page)).toEqual(all.stored());
          expect(page.desk.queue.shown.get().problems).toEqual([]);
        }
        expectWished(all);
        expectMade(all);
      },
    ),
    { numRuns: RUNS },
  );
}, 120_000);

test.each([
  ["changed", 1],
  ["undone", -1],
])(
  "an answer that comes after the other device has %s the edit leaves it so, and the loser is told",
  async (_, theirs) => {
    const { server, call, deck, open, stored } = await atWork();
    let answer = () => {};
    const desk = await open(async (path, sent) => {
      const receipt = await call(path, sent);
      if (sent?.method === "PUT") await new Promise<void>((resolve) => (answer = resolve));
      return receipt;
    });
    changeDeck(desk, deck, copies(DOLL, 3));
    await quiet();
    await server.callAs("Anna")(`deck/${deck}`, { method: "PUT", body: { cards: { [DOLL]: theirs } } });
    await desk.fetching.deck(deck, true);
    answer();
    await quiet();
    expect(deckView(desk, deck)?.rev).toBe(3);
    expect(Object.fromEntries(deckView(desk, deck)?.cards ?? [])).toEqual(stored());
    expect(desk.queue.shown.get().changes).toMatchObject([{ deck, cards: [DOLL] }]);
  },
);

test("whoever has edited a deck in this visit is told also where it comes with many others", async () => {
  const { server, call, deck, open } = await atWork();
  const desk = await open(call);
  changeDeck(desk, deck, copies(DOLL, 3));
  await quiet();
  await server.callAs("Anna")(`deck/${deck}`, { method: "PUT", body: { cards: { [DOLL]: 1 } } });
  await desk.list.put([asListed(deckOf({ id: deck, rev: 3 }), undefined)]);
  await desk.fetching.decks([deck], () => {});
  expect(deckView(desk, deck)?.cards).toEqual(new Map([[DOLL, 1]]));
  expect(desk.queue.shown.get().changes).toMatchObject([{ deck, cards: [DOLL] }]);
});

/** Keeps as many times as it is let, and then nothing: the page is gone. */
function goneAfter(writes: number, kept: Map<string, unknown>): UserStorage {
  const disk = memoryStorage(kept);
  let left = writes;
  const inTime = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    left -= 1;
    return left < 0 ? await new Promise<never>(() => {}) : await work();
  };
  return {
    ...disk,
    update: (key, change) => inTime(() => disk.update(key, change)),
    updateMany: (keys, change) => inTime(() => disk.updateMany(keys, change)),
  };
}

test.each([0, 1, 2, 3])("the loser is told also where the page goes after %i writes", async (writes) => {
  const { server, call, deck, anna } = await atWork();
  changeDeck(await openWith(memoryStorage(anna.kept)), deck, copies(DOLL, 3));
  await quiet();
  await server.callAs("Anna")(`deck/${deck}`, { method: "PUT", body: { cards: { [DOLL]: 1 } } });
  for (const storage of [goneAfter(writes, anna.kept), memoryStorage(anna.kept)]) {
    const desk = await openWith(storage);
    void desk.fetching.deck(deck, true);
    await quiet();
    desk.close();
  }
  const afterwards = await openWith(memoryStorage(anna.kept));
  expect(deckView(afterwards, deck)?.cards).toEqual(new Map([[DOLL, 1]]));
  expect(afterwards.queue.shown.get().changes).toMatchObject([{ deck, cards: [DOLL] }]);

  async function openWith(storage: UserStorage): Promise<Desk> {
    const desk = anna.open(call, { storage });
    await desk.started;
    await desk.shelf.find(deck);
    return desk;
  }
});
