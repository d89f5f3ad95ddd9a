// Searches of the archives as the site makes them, in a browser that is not slowed: of the winning decks that are
// published, and of as many made-up public decks as there may be one day. Every search is an address that the page
// is led to; the site itself notes how long its search takes, and how long it works before it can search.
import { type Browser, chromium, type Page } from "@playwright/test";
import type { Manifest, PdaArchive, PdaPointer, TwdArchive } from "../../site/src/generated/published";
import { CHROMIUM } from "../e2e/chromium";
import { madeUpDecks } from "./made-up-decks";
import { ADDRESS, quantile, report } from "./report";

const ROUNDS = 8;
const MANY = 50_000;
/** As many decks as the real archive has, where there is none. */
const LIKE_REAL = 4504;
const MIB = 1024 * 1024;

type Criteria = Readonly<Record<string, unknown>>;

async function published<Shape>(name: string): Promise<Shape> {
  const manifest = (await (await fetch(`${ADDRESS}/data/manifest.json`)).json()) as Manifest;
  return (await (await fetch(`${ADDRESS}/data/${manifest.files[name]?.path}`)).json()) as Shape;
}

/** One of every kind of criterion, of cards that many decks have: those take the longest. */
function searches(often: readonly number[], model: string): readonly Criteria[] {
  const crypt = often.find((card) => card > 200_000) ?? 0;
  const [first = 0, ...library] = often.filter((card) => card < 200_000);
  return [
    { similar: model },
    { crypt: { [crypt]: { q: 2, m: "gt" } } },
    { library: Object.fromEntries([first, ...library.slice(0, 2)].map((id) => [id, { q: 2, m: "gt" }])) },
    { library: { [first]: { q: 0, m: "eq" } }, date: { from: 2010, to: 2020 } },
    { clan: { value: ["ventrue", "tremere"], logic: "not" }, sect: { value: ["camarilla"], logic: "or" } },
    { capacity: { "4-6": true, "6-8": true }, libraryTotal: { "84-90": true } },
    { disciplines: { Dominate: true, Obfuscate: true }, tags: { bleed: true, combat: false } },
    { cardtypes: { master: "15,25", "action modifier": "20,30", event: "0,0" } },
    { similar: model, tags: { stealth: "superior" }, cardtypes: { reaction: "0,10" } },
    { date: { from: 1997 } },
  ];
}

const OF_WINNERS: readonly Criteria[] = [
  { traits: { star: true }, players: { from: 12 } },
  { event: "cup", location: { country: "France" } },
];
const OF_PUBLIC: readonly Criteria[] = [{ traits: { star: true } }, { author: "Player 7" }];

/**
 * Milliseconds of work for one search: until the decks are compared with the inventory, until they are found, and until
 * they are in order.
 */
async function timeOf(page: Page, address: string): Promise<number> {
  const taken = await page.evaluate(async (to) => {
    performance.clearMeasures();
    history.pushState({}, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: {} }));
    let [before, quiet] = [0, 0];
    while (before === 0 || quiet < 4) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      const now = performance.getEntriesByName("sort").length;
      quiet = now === before ? quiet + 1 : 0;
      before = now;
    }
    return performance.getEntriesByType("measure").map(({ name, duration }) => ({ name, duration }));
  }, address);
  // A search by similarity runs again when the deck has loaded: the longer one is reported.
  const longest = (step: string) =>
    Math.max(...taken.filter(({ name }) => name === step).map(({ duration }) => duration));
  const owned = taken.some(({ name }) => name === "owned") ? longest("owned") : 0;
  return owned + longest("search") + longest("sort");
}

async function measure(browser: Browser, archive: ArchivePage): Promise<void> {
  const { path, name, count, searchesOf } = archive;
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, serviceWorkers: "block" });
  if (archive.decks) await servePublicDecks(page, archive.decks);
  await page.goto(ADDRESS + path, { waitUntil: "networkidle" });
  await page.getByRole("article").first().waitFor();
  const index = await page.evaluate(() => performance.getEntriesByName("index")[0]?.duration ?? Number.NaN);
  report(`Archive index, ${name}`, index, "ms", "decoding and facts, letting the page paint in between");
  report(`Archive index, ${name}, memory`, await heap(page), "MiB", "all of the page, cards among it");
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const q of searchesOf(round)) {
      times.push(await timeOf(page, `${path}?q=${encodeURIComponent(JSON.stringify(q))}`));
    }
  }
  await measureWithInventory(page, archive);
  await page.close();
  const note = `${count} decks, ${times.length} searches, slowest ${Math.max(...times).toFixed(1)} ms`;
  report(`Archive search, ${name}, median`, quantile(times, 0.5), "ms", note);
  report(`Archive search, ${name}, p95`, quantile(times, 0.95), "ms", note);
}

/** Searches for decks of which a user with half of all cards owns enough. */
async function measureWithInventory(page: Page, { path, name, count }: ArchivePage): Promise<void> {
  const headers = { Origin: ADDRESS };
  const username = `Bench ${crypto.randomUUID().slice(0, 8)}`;
  await page.request.post(`${ADDRESS}/api/account`, {
    data: { username, password: "correct horse battery" },
    headers,
  });
  const half = [...ids("crypt"), ...ids("library")].filter((_, at) => at % 2 === 0);
  const added = await page.request.patch(`${ADDRESS}/api/inventory`, {
    data: Object.fromEntries(half.map((id, at) => [id, 1 + (at % 9)])),
    headers: { ...headers, "Idempotency-Key": crypto.randomUUID() },
  });
  if (!added.ok()) throw new Error(`The inventory could not be filled: ${added.status()}`);
  await page.evaluate(() => {
    localStorage.setItem("methuselah.session", `in ${Date.now()}`);
    localStorage.setItem("methuselah.preferences", JSON.stringify({ inventoryMode: true }));
  });
  await page.goto(ADDRESS + path, { waitUntil: "networkidle" });
  await page
    .getByText(/% owned$/)
    .first()
    .waitFor();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS * 4; round++) {
    // Another size each time, so that nothing is cached.
    const scaling = ["0", "60", "75"][round % 3];
    const q = JSON.stringify({ matchInventory: { crypt: "0.7", library: "0.7", scaling } });
    times.push(await timeOf(page, `${path}?q=${encodeURIComponent(q)}`));
  }
  const note = `${count} decks, ${times.length} searches, slowest ${Math.max(...times).toFixed(1)} ms`;
  report(`Archive search with an inventory, ${name}, p95`, quantile(times, 0.95), "ms", note);
}

async function heap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  return usedSize / MIB;
}

/** Serves these decks to the page as the publisher would. */
async function servePublicDecks(page: Page, decks: PdaArchive): Promise<void> {
  const since = "2026-01-01T00:00:00Z";
  const pointer: PdaPointer = { schema: 1, generation: 1, base: "base.1.made.json", since, written: since };
  const body = JSON.stringify(decks);
  await page.route("**/data/pda/index", (route) => route.fulfill({ json: pointer }));
  await page.route(`**/data/pda/${pointer.base}`, (route) =>
    route.fulfill({ body, contentType: "application/json" }),
  );
}

interface ArchivePage {
  readonly path: string;
  readonly name: string;
  readonly count: number;
  readonly decks?: PdaArchive;
  readonly searchesOf: (round: number) => readonly Criteria[];
}

const winners = await published<TwdArchive>("twd");
const facts = await published<Record<"crypt" | "library", readonly { readonly id: number }[]>>("card-facts");
const ids = (kind: "crypt" | "library") => facts[kind].map(({ id }) => id);
const model = (round: number) => winners.decks.ids[(round * 31) % winners.decks.ids.length] ?? "";

const winning: ArchivePage = {
  path: "/twd",
  name: winners.sample ? "sample of winning decks (no real archive here)" : "winning decks",
  count: winners.decks.ids.length,
  searchesOf: (round) => [...searches(winners.decks.cards, model(round)), ...OF_WINNERS],
};

function generated(count: number): ArchivePage {
  const decks = madeUpDecks(count, ids("crypt"), ids("library"));
  return {
    path: "/pda",
    name: `${count.toLocaleString("en")} public decks`,
    count,
    decks,
    searchesOf: (round) => [...searches(decks.decks.cards, model(round)), ...OF_PUBLIC],
  };
}

const browser = await chromium.launch(CHROMIUM);
await measure(browser, winning);
if (winners.sample) await measure(browser, generated(LIKE_REAL));
await measure(browser, generated(MANY));
await browser.close();
