// Takes the pictures of the README and of the install dialog from the test site: `make screenshots`.
import { stat } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type Browser, chromium, type Page } from "@playwright/test";
import { register } from "./e2e/account-page";
import { CHROMIUM } from "./e2e/chromium";
import { makeDeck, openDeck } from "./e2e/deck-page";
import { Gateway } from "./e2e/gateway";
import { results, searchUrl } from "./e2e/search-page";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const README = folder("../docs/images/");
/** Named, with these sizes, in site/app-manifest.config.ts. */
const INSTALL = folder("../site/public/screenshots/");
const SIZE = { width: 1440, height: 900 };
const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 390, height: 844 };
const MAX_BYTES = 200 * 1024;

const SEARCH = {
  disciplines: { Auspex: 2, Dominate: 1 },
  capacity: { value: [{ capacity: "7", moreless: "le" }], logic: "or" },
  sect: { value: ["camarilla"], logic: "or" },
};
const DECK = { precon: "V5:PTr", name: "The Vienna Chantry", author: "A. Player" };

/** A product of the published data: card id → copies. */
async function preconCards(page: Page, precon: string): Promise<Readonly<Record<string, number>>> {
  const manifest = await (await page.request.get("/data/manifest.json")).json();
  const lists = await (await page.request.get(`/data/${manifest.files.precons.path}`)).json();
  return lists.decks[precon];
}

async function takePicture(page: Page, path: string): Promise<void> {
  await page.mouse.move(0, 0);
  await page.waitForLoadState("networkidle");
  await page.screenshot({ path, animations: "disabled", caret: "hide" });
  const { size } = await stat(path);
  if (size > MAX_BYTES) throw new Error(`${path} has ${size} bytes, more than ${MAX_BYTES}`);
}

const openSearch = async (page: Page) => {
  await page.goto(searchUrl("crypt", SEARCH));
  await results(page).waitFor();
};

async function takePictures(browser: Browser, baseURL: string): Promise<void> {
  const settings = { baseURL, viewport: SIZE, colorScheme: "dark", serviceWorkers: "block" } as const;
  const context = await browser.newContext(settings);
  const page = await context.newPage();
  await openSearch(page);
  await takePicture(page, `${README}search.png`);

  await register(page, DECK.author);
  const { name, author } = DECK;
  const cards = await preconCards(page, DECK.precon);
  const id = await makeDeck(page, { name, author, tags: ["stealth", "bleed"], cards });
  await openDeck(page, id, name);
  await takePicture(page, `${README}deck.png`);

  await page.setViewportSize(WIDE);
  await page.reload();
  await takePicture(page, `${INSTALL}deck-wide.png`);
  await openSearch(page);
  await takePicture(page, `${INSTALL}search-wide.png`);

  const session = await context.storageState();
  const phone = { ...settings, viewport: NARROW, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
  const small = await (await browser.newContext({ ...phone, storageState: session })).newPage();
  await openDeck(small, id, name);
  await takePicture(small, `${INSTALL}deck-narrow.png`);
  await openSearch(small);
  await takePicture(small, `${INSTALL}search-narrow.png`);
  await small.goto("/cards/200848");
  await small.getByRole("heading", { level: 1 }).waitFor();
  await takePicture(small, `${INSTALL}card-narrow.png`);
}

const gateway = await Gateway.start();
try {
  const browser = await chromium.launch(CHROMIUM);
  await takePictures(browser, gateway.url);
  await browser.close();
} finally {
  await gateway.stop();
}
