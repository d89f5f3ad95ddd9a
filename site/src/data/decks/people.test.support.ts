import type fc from "fast-check";
import { expect } from "vitest";
import type { CardId } from "../../domain/card/card";
import type { DeckChange } from "../../domain/deck/change";
import type { Deck, DeckId } from "../../domain/deck/deck";
import type { Operation } from "../../domain/deck/operations/operation";
import { deckOf, GOVERN } from "../../domain/deck/operations/operations.test.support";
import type { Queue } from "../../domain/deck/operations/queue";
import type { OwnDeckAnswer } from "../../generated/api";
import { readDeck } from "./answers";
import { deckView } from "./deck-view";
import type { Desk } from "./desk";
import { asId, browser, quiet } from "./device.test.support";
import { changeDeck } from "./edit";
import { modelServer, type StoredDeck } from "./model-server.test.support";
import type { CallServer } from "./send";
import { type PageDisk, slowDisk } from "./slow-disk.test.support";
import { keysOf } from "./storage-keys";
import { type Fate, unreliable } from "./unreliable.test.support";
import { changeWishes } from "./wishes";

/** Two tabs of one browser and a browser elsewhere, all of one person with one deck open. */
const TABS = [0, 0, 1] as const;
export type Tab = 0 | 1 | 2;
const NEIGHBOUR: readonly (Tab | undefined)[] = [1, 0, undefined];

/** What of the deck is edited. */
export type Aspect = CardId | "name";

export type Act =
  /** `value`: copies, or the name as a number; -1 for none. */
  | { readonly kind: "edit"; readonly tab: Tab; readonly aspect: Aspect; readonly value: number }
  /** `die`: the page goes without a word, and is opened again. */
  | { readonly kind: "die" | "look" | "create"; readonly tab: Tab };

interface Page {
  readonly desk: Desk;
  readonly disk: PageDisk;
  readonly die: () => void;
}

/** What the people in front of the screens have wished, and what they see. */
export async function people(scheduler: fc.Scheduler, fates: Fate[], delays: boolean[]) {
  const server = modelServer();
  const call = server.callAs("Anna");
  const first = { method: "POST", body: {}, headers: { "Idempotency-Key": "first" } } as const;
  const deck = asId(((await call("deck", first)) as { deckid: string }).deckid);
  const late = new Set<() => void>();
  const line = unreliable(call, fates, scheduler, late);
  const browsers = [computer(), computer()] as const;
  const sentUnkept: string[] = [];

  function computer() {
    const own = browser();
    const disk = slowDisk(own.kept, delays, scheduler);
    let last: Promise<unknown> = Promise.resolve();
    const onDisk = () => (own.kept.get(keysOf("Anna").queue) as Queue | undefined)?.operations ?? [];

    function page(): Page {
      const ownDisk = disk();
      let dead = false;
      let goes = () => {};
      const gone = new Promise<void>((resolve) => {
        goes = resolve;
      });
      // The lock of a page that dies is free at once.
      const alone = (work: () => Promise<void>) => {
        const done = last.then(() => (dead ? undefined : Promise.race([work(), gone])));
        last = done;
        return done;
      };
      const callAsUser: CallServer = async (path, sent) => {
        if (dead) return await NEVER;
        if (!onDisk().some((one) => one.tried && isSent(one, sent))) sentUnkept.push(path);
        return await untilGone(line(path, sent));
      };
      const untilGone = (answer: Promise<unknown>) => {
        const heard = answer.finally(() => (dead ? NEVER : undefined));
        heard.catch(() => undefined);
        return heard;
      };
      const desk = own.open((path, sent) => untilGone(line(path, sent)), {
        ...{ storage: ownDisk.storage, alone, callAsUser },
      });
      const die = () => {
        dead = true;
        ownDisk.die();
        desk.close();
        goes();
      };
      return { desk, disk: ownDisk, die };
    }
    return { ...own, page, onDisk };
  }

  async function open(which: Tab): Promise<Page> {
    const page = browsers[TABS[which]].page();
    await page.desk.started;
    await page.desk.shelf.find(deck);
    return page;
  }

  const seen = readDeck((await call(`deck/${deck}`)) as OwnDeckAnswer);
  for (const { kept } of browsers) kept.set(keysOf("Anna").deck(deck), { version: 1, deck: seen });
  const pages: [Page, Page, Page] = await scheduler.waitFor(Promise.all([open(0), open(1), open(2)]));

  const wishes = [new Map<Aspect, number>(), new Map<Aspect, number>(), new Map<Aspect, number>()] as const;
  const wishers = new Map<Aspect, Set<Tab>>();
  /** Wished on a page that has died before it could keep the wish. */
  const doubtful = new Set<Aspect>();
  /** Names of new decks, and whether their creation is kept for sure. */
  const made = new Map<string, boolean>();

  const shown = ({ desk }: Page) => asStored(deckView(desk, deck) ?? seen);

  function edit(tab: Tab, aspect: Aspect, value: number): void {
    const page = pages[tab];
    if (valueIn(shown(page), aspect) === value) return;
    changeDeck(page.desk, deck, changeTo(aspect, value));
    wishes[tab].set(aspect, value);
    wishers.set(aspect, new Set([...(wishers.get(aspect) ?? []), tab]));
    // What is kept already comes first. Of two wishes on their way to one disk either may.
    const other = NEIGHBOUR[tab];
    if (other !== undefined && pages[other].disk.waiting() === 0) wishes[other].delete(aspect);
  }

  function create({ desk }: Page): void {
    const name = `new-${made.size + 1}`;
    made.set(name, true);
    desk.add({ kind: "create", deck: name as DeckId, draft: deckOf({ name }) });
    changeDeck(desk, name as DeckId, changeTo(GOVERN, made.size));
  }

  /** What was overtaken comes now. */
  function comeLate(): void {
    for (const answer of late) answer();
    late.clear();
  }

  function look({ sender, fetching }: Desk): void {
    sender.kick();
    void fetching.deck(deck, true).then(comeLate);
  }

  async function die(tab: Tab): Promise<void> {
    const { desk, disk, die: now } = pages[tab];
    const kept = browsers[TABS[tab]].onDisk();
    const unkept = desk.queue.shown.get().operations.filter((one) => !kept.some((two) => isSame(one, two)));
    for (const one of disk.waiting() > 0 ? unkept : []) {
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
    if (one.kind === "look") look(pages[one.tab].desk);
    if (one.kind === "die") await die(one.tab);
  }

  function check(): void {
    expect(sentUnkept).toEqual([]);
    for (const [at, page] of pages.entries()) {
      // Whatever is late or lost: nobody sees an edit of their own go that nobody else has touched.
      for (const [aspect, wish] of wishes[at as Tab]) {
        if (doubtful.has(aspect) || wishers.get(aspect)?.size !== 1) continue;
        expect(valueIn(shown(page), aspect)).toBe(wish);
      }
      // What is taken for the server's deck is what the server had under that number.
      const known = page.desk.shelf.decks.get().get(deck);
      if (known) expect(asStored(known)).toEqual(server.deckAt(deck, known.rev));
    }
  }

  const unsent = () => pages.some(({ desk }) => desk.queue.shown.get().operations.length > 0);

  /** In the end network and disk are well again, and everybody looks. */
  async function settle(): Promise<void> {
    fates.length = 0;
    delays.length = 0;
    for (let round = 0; (unsent() || scheduler.count() > 0 || late.size > 0) && round < 400; round += 1) {
      await quiet();
      check();
      if (scheduler.count() > 0) await scheduler.waitOne();
      else if (late.size > 0) comeLate();
      else for (const each of browsers) each.endPauses();
    }
    await scheduler.waitFor(Promise.all(pages.map(({ desk }) => desk.fetching.deck(deck, true))));
    await quiet();
    check();
  }

  const wished = (aspect: Aspect, tabs: readonly Tab[]) =>
    tabs.flatMap((tab) => wishes[tab].get(aspect) ?? []);
  const stored = (): StoredDeck => server.deckAt(deck, server.decks.get(deck)?.rev ?? 0) ?? asStored(seen);
  return { act, check, settle, unsent, shown, stored, server, pages, wished, doubtful, made };
}

const NEVER = new Promise<never>(() => {});

/** The number of copies; a deck whose name is a number has that for its name. */
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

/** The tabs of the browser that a tab is in. */
export const browserOf = (tab: Tab): readonly Tab[] =>
  ([0, 1, 2] as const).filter((one) => TABS[one] === TABS[tab]);

function text(one: Operation): string {
  return JSON.stringify([one.id, one.kind === "change" && changeWishes(one.change)]);
}

const isSame = (one: Operation, other: Operation) => text(one) === text(other);

/** The operation is what a call asks for. */
function isSent(one: Operation, sent: Parameters<CallServer>[1]): boolean {
  if (sent?.method === "POST") return one.kind === "create" && sent.headers?.["Idempotency-Key"] === one.id;
  return one.kind === "change" && JSON.stringify(changeWishes(one.change)) === JSON.stringify([sent?.body]);
}
