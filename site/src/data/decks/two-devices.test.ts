import fc from "fast-check";
import { expect, test } from "vitest";
import type { CardId } from "../../domain/card/card";
import type { DeckId } from "../../domain/deck/deck";
import { CARDS, deckOf } from "../../domain/deck/operations/operations.test.support";
import { ConnectionError, RequestTimeoutError } from "../http";
import { deckView } from "./deck-view";
import type { Desk } from "./desk";
import { asId, browser, quiet } from "./device.test.support";
import { changeDeck } from "./edit";
import { modelServer, refusal } from "./model-server.test.support";
import type { CallServer } from "./send";

/** What happens to a call on its way. */
const FATES = [
  "arrives",
  "is lost",
  "answer is lost",
  "arrives twice",
  "is held up",
  "busy",
  "no gateway",
] as const;
type Fate = (typeof FATES)[number];

/** The network between a device and the server: every leg takes as long as the scheduler likes. */
function unreliable(call: CallServer, fates: Fate[], scheduler: fc.Scheduler): CallServer {
  const leg = <Value>(value: Value, label: string) => scheduler.schedule(Promise.resolve(value), label);
  return async (path, sent) => {
    const arrive = () => call(path, sent);
    const label = `${sent?.method ?? "GET"} ${path}`;
    const fate = fates.shift() ?? "arrives";
    await leg(undefined, `${label} ${fate}`);
    if (fate === "is lost") throw new ConnectionError("", path, undefined);
    if (fate === "busy") throw refusal(503, "", { "Retry-After": "1" });
    if (fate === "no gateway") throw refusal(502, "");
    if (fate === "is held up") {
      void leg(undefined, `${label} at last`)
        .then(arrive)
        .catch(() => undefined);
      throw new RequestTimeoutError();
    }
    if (fate === "arrives twice") void arrive().catch(() => undefined);
    const answer = arrive();
    // Whoever waits for it hears of it later.
    answer.catch(() => undefined);
    await leg(undefined, `${label} answered`);
    if (fate === "answer is lost") throw new RequestTimeoutError();
    return await answer;
  };
}

type Act =
  | { readonly kind: "edit"; readonly device: 0 | 1; readonly card: number; readonly quantity: number }
  | { readonly kind: "reload"; readonly device: 0 | 1 }
  | { readonly kind: "look"; readonly device: 0 | 1 }
  | { readonly kind: "create"; readonly device: 0 | 1 };

const device = fc.constantFrom<0 | 1>(0, 1);
const anyAct: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant("edit" as const),
      device,
      card: fc.integer({ min: 0, max: CARDS.length - 1 }),
      quantity: fc.integer({ min: -1, max: 5 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom("reload" as const, "look", "create"), device }) },
);

test("edits of two devices end equal everywhere; none is lost or doubled, and the loser is told", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(anyAct, { minLength: 1, maxLength: 14 }),
      fc.array(fc.constantFrom(...FATES), { maxLength: 20 }),
      async (scheduler, acts, fates) => {
        const server = modelServer();
        const call = server.callAs("Anna");
        const { deckid } = (await call("deck", {
          method: "POST",
          body: {},
          headers: { "Idempotency-Key": "first" },
        })) as {
          deckid: string;
        };
        const deck = asId(deckid);
        const browsers = [browser(), browser()] as const;
        const line = unreliable(call, fates, scheduler);
        // Both have the deck on the screen before anything happens.
        const desks: [Desk, Desk] = [browsers[0].open(call), browsers[1].open(call)];
        await Promise.all(desks.map((desk) => desk.fetching.deck(deck, false)));
        const open = (which: 0 | 1) => browsers[which].open(line);
        for (const which of [0, 1] as const) {
          desks[which].close();
          desks[which] = open(which);
          await desks[which].shelf.find(deck);
        }

        const last: Map<CardId, number>[] = [new Map(), new Map()];
        let creations = 0;
        for (const act of acts) {
          const desk = desks[act.device];
          if (act.kind === "edit") {
            const card = CARDS[act.card] ?? CARDS[0];
            changeDeck(desk, deck, { kind: "cards", copies: new Map([[card, act.quantity]]) });
            last[act.device]?.set(card, act.quantity);
          }
          if (act.kind === "create") {
            creations += 1;
            desk.add({ kind: "create", deck: `new-${creations}` as DeckId, draft: deckOf() });
          }
          await quiet();
          if (act.kind === "reload") {
            desk.close();
            desks[act.device] = open(act.device);
            await desks[act.device].shelf.find(deck);
          }
          if (act.kind === "look") void desk.fetching.deck(deck, true);
          if (scheduler.count() > 0) await scheduler.waitOne();
        }

        // In the end the network is well again.
        fates.length = 0;
        const unsent = () => desks.some(({ queue }) => queue.shown.get().operations.length > 0);
        for (let round = 0; (unsent() || scheduler.count() > 0) && round < 300; round += 1) {
          await quiet();
          if (scheduler.count() > 0) await scheduler.waitOne();
          else for (const each of browsers) each.endPauses();
        }
        const looks = desks.map((desk) => desk.fetching.deck(deck, true));
        await scheduler.waitFor(Promise.all(looks));
        await quiet();

        expect(unsent()).toBe(false);
        expect(server.decks.size).toBe(1 + creations);
        const stored = new Map(
          Object.entries(server.decks.get(deckid)?.cards ?? {}).map(([id, n]) => [Number(id), n]),
        );
        for (const desk of desks) {
          expect(deckView(desk, deck)?.cards).toEqual(stored);
          expect(desk.queue.shown.get().problems).toEqual([]);
        }
        for (const card of CARDS) {
          const wishes = last.map((edits) => edits.get(card)).filter((wish) => wish !== undefined);
          const kept = stored.get(card) ?? -1;
          if (wishes.length > 0) expect(wishes).toContain(kept);
          for (const [which, desk] of desks.entries()) {
            const wish = last[which]?.get(card);
            if (wish === undefined || wish === kept) continue;
            expect(desk.queue.shown.get().changes.flatMap(({ cards }) => cards)).toContain(card);
          }
        }
      },
    ),
    { numRuns: Number(process.env.RUNS ?? 60) },
  );
}, 60_000);
