import type fc from "fast-check";
import { expect } from "vitest";
import type { CardId } from "../../../domain/card/card";
import type { DeckChange } from "../../../domain/deck/change";
import type { Deck, DeckId } from "../../../domain/deck/deck";
import type { Operation } from "../../../domain/deck/operations/operation";
import { deckOf, GOVERN } from "../../../domain/deck/operations/operations.test.support";
import type { OwnDeckResponse } from "../../../generated/api";
import type { SendToApi } from "../../api";
import { changeRequests } from "../api/requests";
import { readDeck } from "../api/responses";
import { storedDeck } from "../cache/deck-cache";
import { keysOf } from "../storage/keys";
import { changeDeck } from "../store/edit-history";
import { editedDeck } from "../store/edited-deck";
import type { DeckStoreCore } from "../store/store-core";
import { asId, flushTasks } from "./fake-browser.test.support";
import { createComputer, type Page } from "./fake-computer.test.support";
import { type Outcome, unreliableNetwork } from "./fake-network.test.support";
import { modelServer, type StoredDeck } from "./model-server.test.support";

/** Two tabs of one browser and a browser elsewhere, all of one person with one deck open. */
const TABS = [0, 0, 1] as const;
export type Tab = 0 | 1 | 2;
const NEIGHBOUR: readonly (Tab | undefined)[] = [1, 0, undefined];

/** The part of the deck that is edited. */
export type Aspect = CardId | "name";

export type Act =
  /** `value`: copies, or the name as a number; -1 for none. */
  | { readonly kind: "edit"; readonly tab: Tab; readonly aspect: Aspect; readonly value: number }
  /** `die`: the page is killed and opened again; `close`: the same after it was hidden; `look`: it refreshes the deck. */
  | { readonly kind: "die" | "close" | "look" | "create"; readonly tab: Tab };

/** The model: what was chosen in each tab, what each tab shows, and what the server stores. */
export async function syncModel(scheduler: fc.Scheduler, outcomes: Outcome[], delays: boolean[]) {
  const server = modelServer();
  const call = server.callAs("Anna");
  const first = { method: "POST", body: {}, headers: { "Idempotency-Key": "first" } } as const;
  const deck = asId(((await call("deck", first)) as { deckid: string }).deckid);
  const late = new Set<() => void>();
  const line = unreliableNetwork(call, outcomes, scheduler, late);
  const sentUnkept: string[] = [];
  const onSend = (operations: readonly Operation[], path: string, sent: Parameters<SendToApi>[1]) => {
    if (!operations.some((one) => one.tried && isSent(one, sent))) sentUnkept.push(path);
  };
  const computer = () => createComputer({ line, delays, scheduler, onSend });
  const browsers = [computer(), computer()] as const;

  async function open(which: Tab): Promise<Page> {
    const page = browsers[TABS[which]].page();
    await page.deckStore.started;
    await page.deckStore.cache.find(deck);
    return page;
  }

  const seen = readDeck((await call(`deck/${deck}`)) as OwnDeckResponse);
  for (const { disk } of browsers) disk.set(keysOf("Anna").deck(deck), storedDeck(seen));
  const pages: [Page, Page, Page] = await scheduler.waitFor(Promise.all([open(0), open(1), open(2)]));

  const choices = [new Map<Aspect, number>(), new Map<Aspect, number>(), new Map<Aspect, number>()] as const;
  const callers = new Map<Aspect, Set<Tab>>();
  /** Parts changed on a page that died before the change was stored. */
  const doubtful = new Set<Aspect>();
  /** Names of new decks, and whether their creation was surely stored. */
  const made = new Map<string, boolean>();

  const shown = ({ deckStore }: Page) => asStored(editedDeck(deckStore, deck) ?? seen);

  function edit(tab: Tab, aspect: Aspect, value: number): void {
    const page = pages[tab];
    if (valueIn(shown(page), aspect) === value) return;
    changeDeck(page.deckStore, deck, changeTo(aspect, value));
    choices[tab].set(aspect, value);
    callers.set(aspect, new Set([...(callers.get(aspect) ?? []), tab]));
    // A stored edit comes first. Of two edits being written to one disk either may win.
    const other = NEIGHBOUR[tab];
    if (other !== undefined && pages[other].disk.waiting() === 0) choices[other].delete(aspect);
  }

  function create({ deckStore }: Page): void {
    const name = `new-${made.size + 1}`;
    made.set(name, true);
    deckStore.add({ kind: "create", deck: name as DeckId, draft: deckOf({ name }) });
    changeDeck(deckStore, name as DeckId, changeTo(GOVERN, made.size));
  }

  /** Releases the late responses. */
  function comeLate(): void {
    for (const answer of late) answer();
    late.clear();
  }

  function look({ syncWorker, fetcher }: DeckStoreCore): void {
    syncWorker.retryNow();
    void fetcher.deck(deck, true).then(comeLate);
  }

  async function close(tab: Tab): Promise<void> {
    pages[tab].deckStore.queue.leave();
    pages[tab].die();
    pages[tab] = await scheduler.waitFor(open(tab));
  }

  async function die(tab: Tab): Promise<void> {
    const { deckStore, disk, die: now } = pages[tab];
    const stored = browsers[TABS[tab]].onDisk();
    const unstored = deckStore.queue.shown
      .get()
      .operations.filter((one) => !stored.some((two) => isSame(one, two)));
    for (const one of disk.waiting() > 0 ? unstored : []) {
      if (one.kind === "create") made.set(one.draft.name, false);
      if (one.kind !== "change") continue;
      if (one.deck === deck) for (const aspect of aspectsOf(one.change)) doubtful.add(aspect);
      else made.set(one.deck, false);
    }
    now();
    pages[tab] = await scheduler.waitFor(open(tab));
  }

  async function act(one: Act): Promise<void> {
    if (one.kind === "edit") edit(one.tab, one.aspect, one.value);
    if (one.kind === "create") create(pages[one.tab]);
    if (one.kind === "look") look(pages[one.tab].deckStore);
    if (one.kind === "die") await die(one.tab);
    if (one.kind === "close") await close(one.tab);
  }

  function check(): void {
    expect(sentUnkept).toEqual([]);
    for (const [at, page] of pages.entries()) {
      // An edit that no other tab has overwritten stays visible, whatever is late or lost.
      for (const [aspect, choice] of choices[at as Tab]) {
        if (doubtful.has(aspect) || callers.get(aspect)?.size !== 1) continue;
        expect(valueIn(shown(page), aspect)).toBe(choice);
      }
      // A cached deck equals the server's deck of that revision.
      const known = page.deckStore.cache.decks.get().get(deck);
      if (known) expect(asStored(known)).toEqual(server.deckAt(deck, known.version));
    }
  }

  const unsent = () => pages.some(({ deckStore }) => deckStore.queue.shown.get().operations.length > 0);

  /** Heals network and disk, finishes the pending work, and refreshes every tab. */
  async function heal(): Promise<void> {
    outcomes.length = 0;
    delays.length = 0;
    for (let round = 0; (unsent() || scheduler.count() > 0 || late.size > 0) && round < 400; round += 1) {
      await flushTasks();
      check();
      if (scheduler.count() > 0) await scheduler.waitOne();
      else if (late.size > 0) comeLate();
      else for (const each of browsers) each.endPauses();
    }
    await scheduler.waitFor(Promise.all(pages.map(({ deckStore }) => deckStore.fetcher.deck(deck, true))));
    await flushTasks();
    check();
  }

  const chosen = (aspect: Aspect, tabs: readonly Tab[]) =>
    tabs.flatMap((tab) => choices[tab].get(aspect) ?? []);
  const stored = (): StoredDeck => server.deckAt(deck, server.decks.get(deck)?.rev ?? 0) ?? asStored(seen);
  return { act, check, heal, unsent, shown, stored, server, pages, chosen, doubtful, made };
}

/** The number of copies, or the name as a number; -1 where there is none. */
export function valueIn({ name, cards }: StoredDeck, aspect: Aspect): number {
  if (aspect !== "name") return cards[aspect] ?? -1;
  return name === "" ? -1 : Number(name);
}

function changeTo(aspect: Aspect, value: number): DeckChange {
  if (aspect !== "name") return { kind: "cards", copies: new Map([[aspect, value]]) };
  return { kind: "text", field: "name", value: value < 0 ? "" : String(value) };
}

function aspectsOf(change: DeckChange): readonly Aspect[] {
  return change.kind === "cards" ? [...change.copies.keys()] : ["name"];
}

const asStored = ({ name, cards }: Deck): StoredDeck => ({ name, cards: Object.fromEntries(cards) });

/** All tabs of the browser of a tab. */
export const browserOf = (tab: Tab): readonly Tab[] =>
  ([0, 1, 2] as const).filter((one) => TABS[one] === TABS[tab]);

function text(one: Operation): string {
  return JSON.stringify([one.id, one.kind === "change" && changeRequests(one.change)]);
}

const isSame = (one: Operation, other: Operation) => text(one) === text(other);

/** Whether a call sends this operation. */
function isSent(one: Operation, sent: Parameters<SendToApi>[1]): boolean {
  if (sent?.method === "POST") return one.kind === "create" && sent.headers?.["Idempotency-Key"] === one.id;
  return one.kind === "change" && JSON.stringify(changeRequests(one.change)) === JSON.stringify([sent?.body]);
}
