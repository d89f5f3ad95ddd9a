import fc from "fast-check";
import { expect, test } from "vitest";
import type { CardId } from "../../domain/card/card";
import type { DeckId } from "../../domain/deck/deck";
import { CARDS, deckOf } from "../../domain/deck/operations/operations.test.support";
import { deckView } from "./deck-view";
import type { Desk } from "./desk";
import { asId, browser, quiet } from "./device.test.support";
import { changeDeck } from "./edit";
import { modelServer } from "./model-server.test.support";
import { FATES, type Fate, unreliable } from "./unreliable.test.support";

/** Two tabs of one browser and a browser elsewhere, all of one person with one deck open. */
const TABS = [0, 0, 1] as const;
type Tab = 0 | 1 | 2;

type Act =
  | { readonly kind: "edit"; readonly tab: Tab; readonly card: CardId; readonly quantity: number }
  | { readonly kind: "reload" | "look" | "create"; readonly tab: Tab };

const tab = fc.constantFrom<Tab>(0, 1, 2);
const edits = fc.record({
  kind: fc.constant("edit" as const),
  tab,
  card: fc.constantFrom(...CARDS),
  quantity: fc.integer({ min: -1, max: 5 }),
});
const others = fc.record({ kind: fc.constantFrom("reload" as const, "look", "create"), tab });
const anyAct: fc.Arbitrary<Act> = fc.oneof({ weight: 6, arbitrary: edits }, { weight: 1, arbitrary: others });

/** What the people in front of the screens have wished, and what they see. */
async function world(scheduler: fc.Scheduler, fates: Fate[]) {
  const server = modelServer();
  const call = server.callAs("Anna");
  const first = { method: "POST", body: {}, headers: { "Idempotency-Key": "first" } } as const;
  const deck = asId(((await call("deck", first)) as { deckid: string }).deckid);
  const browsers = [browser(), browser()] as const;
  for (const each of browsers) {
    const desk = each.open(call);
    await desk.fetching.deck(deck, false);
    desk.close();
  }
  const line = unreliable(call, fates, scheduler);
  const open = async (which: Tab): Promise<Desk> => {
    const desk = browsers[TABS[which]].open(line);
    await desk.started;
    await desk.shelf.find(deck);
    return desk;
  };
  const desks: [Desk, Desk, Desk] = [await open(0), await open(1), await open(2)];
  const wishes = [new Map<CardId, number>(), new Map<CardId, number>()] as const;
  let made = 0;

  async function act(one: Act): Promise<void> {
    const desk = desks[one.tab];
    switch (one.kind) {
      case "edit":
        changeDeck(desk, deck, { kind: "cards", copies: new Map([[one.card, one.quantity]]) });
        wishes[TABS[one.tab]].set(one.card, one.quantity);
        return;
      case "create":
        made += 1;
        return desk.add({ kind: "create", deck: `new-${made}` as DeckId, draft: deckOf() });
      case "look":
        return void desk.fetching.deck(deck, true);
      case "reload":
        await quiet();
        desk.close();
        desks[one.tab] = await open(one.tab);
        return;
      default:
        return one satisfies never;
    }
  }

  const shown = (desk: Desk) => deckView(desk, deck)?.cards ?? new Map<CardId, number>();
  /** Whatever is late or lost: nobody sees an edit of their own go that nobody else has touched. */
  function seesOwn(): void {
    for (const [which, desk] of desks.entries()) {
      const at = TABS[which as Tab];
      for (const [card, wish] of wishes[at]) {
        if (wishes[(1 - at) as 0 | 1].has(card)) continue;
        expect(shown(desk).get(card) ?? -1).toBe(wish);
      }
    }
  }
  const unsent = () => desks.some(({ queue }) => queue.shown.get().operations.length > 0);

  /** In the end the network is well again, and everybody looks. */
  async function settle(): Promise<void> {
    fates.length = 0;
    for (let round = 0; (unsent() || scheduler.count() > 0) && round < 400; round += 1) {
      await quiet();
      seesOwn();
      if (scheduler.count() > 0) await scheduler.waitOne();
      else for (const each of browsers) each.endPauses();
    }
    await scheduler.waitFor(Promise.all(desks.map((desk) => desk.fetching.deck(deck, true))));
    await quiet();
  }

  const stored = () => {
    const cards = Object.entries(server.decks.get(deck)?.cards ?? {});
    return new Map(cards.map(([id, copies]) => [Number(id) as CardId, copies]));
  };
  return { act, settle, seesOwn, unsent, stored, shown, server, desks, wishes, made: () => made };
}

const RUNS = Number(process.env.RUNS ?? 100);

test("edits of two devices end equal everywhere; none is lost or doubled, and the loser is told", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.tuple(anyAct, fc.integer({ min: 0, max: 3 })), { minLength: 1, maxLength: 16 }),
      fc.array(fc.constantFrom(...FATES), { maxLength: 20 }),
      async (scheduler, acts, fates) => {
        const all = await world(scheduler, fates);
        for (const [one, steps] of acts) {
          await all.act(one);
          await quiet();
          all.seesOwn();
          for (let step = 0; step < steps && scheduler.count() > 0; step += 1) {
            await scheduler.waitOne();
            await quiet();
            all.seesOwn();
          }
        }
        await all.settle();

        expect(all.unsent()).toBe(false);
        expect(all.server.decks.size).toBe(1 + all.made());
        const stored = all.stored();
        for (const desk of all.desks) {
          expect(all.shown(desk)).toEqual(stored);
          expect(desk.queue.shown.get().problems).toEqual([]);
        }
        for (const card of CARDS) {
          const wished = all.wishes.map((wishes) => wishes.get(card)).filter((wish) => wish !== undefined);
          const kept = stored.get(card) ?? -1;
          if (wished.length > 0) expect(wished).toContain(kept);
          for (const [which, desk] of all.desks.entries()) {
            const wish = all.wishes[TABS[which as Tab]].get(card);
            if (wish === undefined || wish === kept) continue;
            expect(desk.queue.shown.get().changes.flatMap(({ cards }) => cards)).toContain(card);
          }
        }
      },
    ),
    { numRuns: RUNS },
  );
}, 120_000);
