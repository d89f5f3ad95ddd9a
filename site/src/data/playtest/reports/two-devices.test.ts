import fc from "fast-check";
import { expect, test } from "vitest";
import type { EditProblem } from "../../../domain/deck/operations/queue";
import type { ReportSubject } from "../../../domain/playtest/own-report";
import { createComputer, type Page } from "../../decks/testing/fake-computer.test.support";
import { type Outcome, unreliableNetwork } from "../../decks/testing/fake-network.test.support";
import { runDevices, settleDevices, watchSends } from "../../decks/testing/run-devices.test.support";
import { reportsOf } from "./report-store";
import { modelReports } from "./testing/model-reports.test.support";

/** Two tabs of one browser and a browser elsewhere, all of one tester. */
const TABS = [0, 0, 1] as const;
type Tab = 0 | 1 | 2;
const CARD: ReportSubject = "card/210001";

type Act =
  /** Continues the shown text. */
  | { readonly kind: "type"; readonly tab: Tab }
  | { readonly kind: "score"; readonly tab: Tab; readonly score: number }
  /** `leave`: the field is left; `die`: the page is killed and opened again; `close`: after it was hidden; `look`: it fetches the reports. */
  | { readonly kind: "leave" | "die" | "close" | "look"; readonly tab: Tab };

const tab = fc.constantFrom<Tab>(0, 1, 2);
const anyAct: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("type" as const), tab }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("score" as const),
      tab,
      score: fc.integer({ min: 0, max: 10 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("leave" as const), tab }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("die" as const), tab }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("close" as const), tab }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("look" as const), tab }) },
);
const acts = fc.array(fc.tuple(anyAct, fc.integer({ min: 0, max: 8 })), {
  minLength: 1,
  maxLength: 14,
  size: "max",
});
/** What a tester has typed. */
interface Typed {
  readonly browser: 0 | 1;
  readonly before: string;
  readonly after: string;
  /** The page died before the edit was stored: it may be lost. */
  doubtful: boolean;
}

async function model(scheduler: fc.Scheduler, outcomes: Outcome[], delays: boolean[]) {
  const server = modelReports();
  const late = new Set<() => void>();
  const line = unreliableNetwork(server.call, outcomes, scheduler, late);
  const typed: Typed[] = [];
  const scores = new Set<number>([0]);
  const { unstored, onSend } = watchSends((method) => method === "PUT");
  const computers = [0, 1].map(() => createComputer({ line, delays, scheduler, onSend }));
  const open = async (which: Tab): Promise<Page> => {
    const page = (computers[TABS[which]] as (typeof computers)[number]).page();
    await page.deckStore.started;
    void reportsOf(page.deckStore).refresh();
    return page;
  };
  const pages: Page[] = [];
  for (const which of [0, 1, 2] as const) pages.push(await scheduler.waitFor(open(which)));
  const at = (which: Tab) => pages[which] as Page;
  const storeAt = (which: Tab) => reportsOf(at(which).deckStore);
  const shown = (page: Page) => reportsOf(page.deckStore).reports()?.reports.get(CARD);
  const problems = (): readonly EditProblem[] =>
    pages.flatMap(({ deckStore }) => deckStore.queue.shown.get().problems);

  /** Whether one text became the other by what was typed. */
  function isTyped(from: string, to: string): boolean {
    return typed.some(({ before, after }) => before === from && (after === to || isTyped(after, to)));
  }

  function check(): void {
    expect(unstored).toEqual([]);
    // No text is replaced by an edit whose tester has not seen it.
    for (const [index, text] of server.texts.entries())
      if (index > 0) expect(isTyped(server.texts[index - 1] as string, text)).toBe(true);
    for (const page of pages) {
      const score = shown(page)?.score;
      if (score !== undefined) expect(scores).toContain(score);
    }
  }

  function type(which: Tab): void {
    const store = storeAt(which);
    if (!store.reports()) return;
    const before = shown(at(which))?.text ?? "";
    const after = `${before}${typed.length} `;
    store.change(CARD, { text: { before, after } }, true);
    typed.push({ browser: TABS[which], before, after, doubtful: false });
    expect(shown(at(which))?.text).toBe(after);
  }

  function rate(which: Tab, score: number): void {
    const store = storeAt(which);
    if (!store.reports()) return;
    scores.add(score);
    store.change(CARD, { score });
    expect(shown(at(which))?.score).toBe(score);
  }

  async function die(which: Tab): Promise<void> {
    const { deckStore, disk, die: now } = at(which);
    const isOpen = disk.waiting() > 0 && deckStore.queue.shown.get().operations.length > 0;
    if (isOpen) for (const one of typed) if (one.browser === TABS[which]) one.doubtful = true;
    now();
    pages[which] = await scheduler.waitFor(open(which));
  }

  async function close(which: Tab): Promise<void> {
    at(which).deckStore.queue.leave();
    at(which).die();
    pages[which] = await scheduler.waitFor(open(which));
  }

  async function act(one: Act): Promise<void> {
    if (one.kind === "type") type(one.tab);
    if (one.kind === "score") rate(one.tab, one.score);
    if (one.kind === "leave") storeAt(one.tab).endTyping(CARD);
    if (one.kind === "die") await die(one.tab);
    if (one.kind === "close") await close(one.tab);
    if (one.kind !== "look") return;
    at(one.tab).deckStore.syncWorker.retryNow();
    void storeAt(one.tab).refresh();
  }

  const isUnsent = () => pages.some(({ deckStore }) => deckStore.queue.shown.get().operations.length > 0);
  const endPauses = () => {
    for (const page of pages) reportsOf(page.deckStore).endTyping(CARD);
    for (const each of computers) each.endPauses();
  };
  const settle = () => settleDevices({ scheduler, late, isUnsent, check, endPauses });

  /** Heals network and disk, finishes the pending work, and fetches the reports in every tab. */
  async function heal(): Promise<void> {
    outcomes.length = 0;
    delays.length = 0;
    await settle();
    for (const { deckStore } of pages) void reportsOf(deckStore).refresh();
    await settle();
  }

  /** The text was stored, or returned to the tester, or its tester has continued it. */
  function isSafe(text: string): boolean {
    return (
      server.texts.includes(text) ||
      problems().some(({ report }) => report?.edit.text?.after === text) ||
      typed.some(({ before, after }) => before === text && isSafe(after))
    );
  }
  return { server, act, check, heal, isUnsent, pages, shown, problems, typed, isSafe };
}

test("no text that was typed on two devices is lost or replaced unseen, whatever is lost, repeated or killed", {
  tags: "slow",
  timeout: 120_000,
}, async () => {
  await runDevices(acts, model, (it) => {
    expect(it.isUnsent()).toBe(false);
    for (const { after, doubtful } of it.typed) if (!doubtful) expect(it.isSafe(after)).toBe(true);
    for (const { code } of it.problems()) expect(code).toBe("changed-report");
    const { text, score } = it.server.report(CARD);
    for (const page of it.pages)
      expect({ text: "", score: 0, ...it.shown(page) }).toMatchObject({ text, score });
  });
});
