import fc from "fast-check";
import { expect, test } from "vitest";
import { isSameSearch } from "../../domain/saved-search/saved-searches";
import type { SavedSearch, SearchEdit } from "../../domain/saved-search/search-edits";
import { createComputer, type Page } from "../decks/testing/fake-computer.test.support";
import { type Outcome, unreliableNetwork } from "../decks/testing/fake-network.test.support";
import { runDevices, settleDevices, watchSends } from "../decks/testing/run-devices.test.support";
import { searchesOf } from "./account-searches";
import { modelSearches } from "./testing/model-searches.test.support";

/** Two tabs of one browser and a browser elsewhere, all of one user. */
const TABS = [0, 0, 1] as const;
type Tab = 0 | 1 | 2;

type Act =
  | { readonly kind: "save" | "delete"; readonly tab: Tab; readonly n: number }
  /** `die`: the page is killed and opened again; `close`: after it was hidden; `look`: it fetches the searches. */
  | { readonly kind: "die" | "close" | "look"; readonly tab: Tab };

const tab = fc.constantFrom<Tab>(0, 1, 2);
const n = fc.nat(2);
const anyAct: fc.Arbitrary<Act> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant("save" as const), tab, n }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("delete" as const), tab, n }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom("die", "close", "look"), tab }) },
);
const acts = fc.array(fc.tuple(anyAct, fc.nat(8)), { minLength: 1, maxLength: 14, size: "max" });
interface Made {
  readonly edit: SearchEdit;
  readonly tab: Tab;
  /** The page died before the edit was stored: it may be lost. */
  doubtful: boolean;
}

async function model(scheduler: fc.Scheduler, network: Outcome[], delays: boolean[]) {
  const server = modelSearches();
  const late = new Set<() => void>();
  const line = unreliableNetwork(server.call, network, scheduler, late);
  const { unstored, onSend } = watchSends((method) => method !== "GET");
  const computers = [0, 1].map(() => createComputer({ line, delays, scheduler, onSend }));
  const made: Made[] = [];
  const saved: SavedSearch[] = [];
  const open = async (which: Tab): Promise<Page> => {
    const page = (computers[TABS[which]] as (typeof computers)[number]).page();
    await page.deckStore.started;
    void searchesOf(page.deckStore).refresh();
    return page;
  };
  const pages: Page[] = [];
  for (const which of [0, 1, 2] as const) pages.push(await scheduler.waitFor(open(which)));
  const at = (which: Tab) => pages[which] as Page;
  const storeAt = (which: Tab) => searchesOf(at(which).deckStore);

  /** An edit is stored before it is sent, and no page shows what nobody has saved, or one search twice. */
  function check(): void {
    expect(unstored).toEqual([]);
    for (const { deckStore } of pages) {
      const shown = searchesOf(deckStore).searches() ?? [];
      expect(new Set(shown.map(({ q }) => q)).size).toBe(shown.length);
      for (const search of shown) expect(saved).toContainEqual(search);
    }
  }

  /** Each name is used once, so that every edit can be told from all others. */
  function edit(which: Tab, kind: SearchEdit["kind"], number: number): void {
    const search: SavedSearch = {
      ...{ page: "crypt", q: `{"n":${number}}`, name: `Edit ${made.length}`, saved: number },
    };
    const one: SearchEdit = { kind, search };
    if (kind === "save") saved.push(search);
    storeAt(which).change(one);
    made.push({ edit: one, tab: which, doubtful: false });
    const shown = storeAt(which)
      .searches()
      ?.find((each) => isSameSearch(each, search));
    if (storeAt(which).searches()) expect(shown).toEqual(kind === "save" ? search : undefined);
  }

  async function reopen(which: Tab, isHidden: boolean): Promise<void> {
    const { deckStore, disk, die } = at(which);
    if (isHidden) deckStore.queue.leave();
    else if (disk.waiting() > 0) for (const one of made) if (one.tab === which) one.doubtful = true;
    die();
    pages[which] = await scheduler.waitFor(open(which));
  }

  async function act(one: Act): Promise<void> {
    if (one.kind === "save" || one.kind === "delete") return edit(one.tab, one.kind, one.n);
    if (one.kind !== "look") return await reopen(one.tab, one.kind === "close");
    at(one.tab).deckStore.syncWorker.retryNow();
    void storeAt(one.tab).refresh();
  }

  const isUnsent = () => pages.some(({ deckStore }) => deckStore.queue.shown.get().operations.length > 0);
  const endPauses = () => {
    for (const each of computers) each.endPauses();
  };
  const settle = () => settleDevices({ scheduler, late, isUnsent, check, endPauses });

  /** Heals network and disk, finishes the pending work, and fetches the searches in every tab. */
  async function heal(): Promise<void> {
    network.length = 0;
    delays.length = 0;
    await settle();
    for (const { deckStore } of pages) void searchesOf(deckStore).refresh();
    await settle();
  }

  /** What each tab has made of a search in the end; undefined: deleted, or never saved. */
  function outcomes(number: number): readonly (SavedSearch | undefined)[] {
    const tabs = ([0, 1, 2] as const).map((which) =>
      made.filter(({ edit, tab }) => tab === which && edit.search.q === `{"n":${number}}`),
    );
    if (tabs.every((edits) => edits.every(({ doubtful }) => doubtful)))
      return [undefined, ...tabs.flatMap(results)];
    return tabs.flatMap((edits) =>
      results(
        edits.slice(
          Math.max(
            0,
            edits.findLastIndex(({ doubtful }) => !doubtful),
          ),
        ),
      ),
    );
  }
  return { server, act, check, heal, isUnsent, pages, outcomes };
}

const results = (edits: readonly Made[]) =>
  edits.map(({ edit }) => (edit.kind === "save" ? edit.search : undefined));

test("no search that was saved on two devices is lost, whatever is lost, repeated or killed", {
  tags: "slow",
  timeout: 120_000,
}, async () => {
  await runDevices(acts, model, (it) => {
    expect(it.isUnsent()).toBe(false);
    const searches = it.server.searches();
    for (const { deckStore } of it.pages) expect(searchesOf(deckStore).searches()).toEqual(searches);
    // Whose edit of a search arrives last may be any of the tabs, but it is the last one of that tab.
    for (const number of [0, 1, 2]) {
      const shown = searches.find(({ q }) => q === `{"n":${number}}`);
      expect(it.outcomes(number)).toContainEqual(shown);
    }
  });
});
