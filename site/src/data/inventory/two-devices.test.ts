import fc from "fast-check";
import { expect, test } from "vitest";
import type { CardId } from "../../domain/card/card";
import { DOLL, GOVERN } from "../../domain/deck/operations/operations.test.support";
import type { InventoryChange } from "../../domain/inventory/inventory";
import { createComputer, type Page } from "../decks/testing/fake-computer.test.support";
import { type Outcome, unreliableNetwork } from "../decks/testing/fake-network.test.support";
import { runDevices, settleDevices, watchSends } from "../decks/testing/run-devices.test.support";
import { inventoryOf } from "./inventory-store";
import { modelInventory } from "./testing/model-inventory.test.support";

/** Two tabs of one browser and a browser elsewhere, all of one person. */
const TABS = [0, 0, 1] as const;
type Tab = 0 | 1 | 2;
/** Of different buckets; a third card in the bucket of the first. */
const CARDS = [DOLL, GOVERN, (DOLL + 32) as CardId] as const;
const BASE = 1000;

type Act =
  /** Adds copies, or takes them: there are always enough. */
  | { readonly kind: "add"; readonly tab: Tab; readonly copies: ReadonlyMap<CardId, number> }
  | { readonly kind: "note"; readonly tab: Tab; readonly text: string }
  /** `die`: the page is killed and opened again; `close`: after it was hidden; `look`: it refreshes the inventory. */
  | { readonly kind: "die" | "close" | "look"; readonly tab: Tab };

const tab = fc.constantFrom<Tab>(0, 1, 2);
const delta = fc.integer({ min: -3, max: 5 }).filter((copies) => copies !== 0);
const copies = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...CARDS), delta), {
    selector: ([card]) => card,
    minLength: 1,
    maxLength: 3,
  })
  .map((entries) => new Map(entries));
const anyAct: fc.Arbitrary<Act> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant("add" as const), tab, copies }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("note" as const),
      tab,
      text: fc.constantFrom("", "foil", "lent"),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("die" as const), tab }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("close" as const), tab }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("look" as const), tab }) },
);
const acts = fc.array(fc.tuple(anyAct, fc.integer({ min: 0, max: 8 })), {
  minLength: 1,
  maxLength: 14,
  size: "max",
});
/** An edit, and the tabs and the page that made it. */
interface Addition {
  readonly browser: 0 | 1;
  readonly copies: ReadonlyMap<CardId, number>;
  /** The page died before the edit was stored: it may count or not. */
  doubtful: boolean;
}

async function model(scheduler: fc.Scheduler, outcomes: Outcome[], delays: boolean[]) {
  const server = modelInventory();
  const first = Object.fromEntries(CARDS.map((card) => [card, BASE]));
  await server.call("inventory", { method: "PATCH", body: first, headers: { "Idempotency-Key": "first" } });
  const late = new Set<() => void>();
  const line = unreliableNetwork(server.call, outcomes, scheduler, late);
  const additions: Addition[] = [];
  const notes = new Set<string>([""]);
  const { unstored, onSend } = watchSends();
  const computers = [0, 1].map(() => createComputer({ line, delays, scheduler, onSend }));
  const open = async (which: Tab): Promise<Page> => {
    const page = (computers[TABS[which]] as (typeof computers)[number]).page();
    await page.deckStore.started;
    void inventoryOf(page.deckStore).refresh();
    return page;
  };
  const pages: Page[] = [];
  for (const which of [0, 1, 2] as const) pages.push(await scheduler.waitFor(open(which)));
  const inventory = (page: Page) => inventoryOf(page.deckStore).inventory();
  const at = (which: Tab) => pages[which] as Page;

  /** What a card can have, counted exactly once each: those of others may not be known yet. */
  function expected(card: CardId, isCertain: (one: Addition) => boolean) {
    let [min, max] = [BASE, BASE];
    for (const one of additions) {
      const change = one.copies.get(card) ?? 0;
      if (isCertain(one)) [min, max] = [min + change, max + change];
      else [min, max] = [min + Math.min(0, change), max + Math.max(0, change)];
    }
    return { min, max };
  }

  function check(): void {
    expect(unstored).toEqual([]);
    for (const which of [0, 1, 2] as const) {
      const shown = inventory(at(which));
      if (!shown) continue;
      for (const card of CARDS) {
        const { min, max } = expected(card, () => false);
        expect(shown.copies.get(card)).toBeGreaterThanOrEqual(min);
        expect(shown.copies.get(card)).toBeLessThanOrEqual(max);
      }
    }
  }

  /** A page shows its edits at once, and nothing is counted twice. */
  function edit(which: Tab, change: InventoryChange): void {
    const before = inventory(at(which));
    if (!before) return;
    inventoryOf(at(which).deckStore).change(change);
    if (change.kind === "note") notes.add(change.text);
    if (change.kind !== "add") return;
    additions.push({ browser: TABS[which], copies: change.copies, doubtful: false });
    for (const [card, copies] of change.copies)
      expect(inventory(at(which))?.copies.get(card)).toBe((before.copies.get(card) ?? 0) + copies);
  }

  async function die(which: Tab): Promise<void> {
    const { deckStore, disk, die: now } = at(which);
    const isOpen = disk.waiting() > 0 && deckStore.queue.shown.get().operations.length > 0;
    if (isOpen) for (const one of additions) if (one.browser === TABS[which]) one.doubtful = true;
    now();
    pages[which] = await scheduler.waitFor(open(which));
  }

  async function close(which: Tab): Promise<void> {
    at(which).deckStore.queue.leave();
    at(which).die();
    pages[which] = await scheduler.waitFor(open(which));
  }

  async function act(one: Act): Promise<void> {
    if (one.kind === "add") edit(one.tab, one);
    if (one.kind === "note") edit(one.tab, { kind: "note", card: DOLL, text: one.text });
    if (one.kind === "die") await die(one.tab);
    if (one.kind === "close") await close(one.tab);
    if (one.kind !== "look") return;
    at(one.tab).deckStore.syncWorker.retryNow();
    void inventoryOf(at(one.tab).deckStore).refresh();
  }

  const isUnsent = () => pages.some(({ deckStore }) => deckStore.queue.shown.get().operations.length > 0);
  const endPauses = () => {
    for (const each of computers) each.endPauses();
  };
  const settle = () => settleDevices({ scheduler, late, isUnsent, check, endPauses });

  /** Heals network and disk, finishes the pending work, and refreshes every tab. */
  async function heal(): Promise<void> {
    outcomes.length = 0;
    delays.length = 0;
    await settle();
    for (const { deckStore } of pages) void inventoryOf(deckStore).refresh();
    await settle();
  }
  return { server, act, check, heal, isUnsent, pages, inventory, expected, notes };
}

test("copies added on two devices are counted once each, whatever is lost, repeated or killed", {
  tags: "slow",
  timeout: 120_000,
}, async () => {
  await runDevices(acts, model, (it) => {
    expect(it.isUnsent()).toBe(false);
    for (const card of CARDS) {
      const { min, max } = it.expected(card, ({ doubtful }) => !doubtful);
      const stored = it.server.copies(card);
      expect(stored).toBeGreaterThanOrEqual(min);
      expect(stored).toBeLessThanOrEqual(max);
      for (const page of it.pages) expect(it.inventory(page)?.copies.get(card)).toBe(stored);
    }
    expect(it.notes).toContain(it.server.note(DOLL));
    for (const page of it.pages) {
      expect(it.inventory(page)?.notes.get(DOLL) ?? "").toBe(it.server.note(DOLL));
      expect(page.deckStore.queue.shown.get().problems).toEqual([]);
    }
  });
});
