// Takes the pictures of the README from the test site: `make screenshots`.
import { stat } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type Browser, chromium, type Page } from "@playwright/test";
import { register } from "./e2e/account-page";
import { CHROMIUM } from "./e2e/chromium";
import { makeDeck, openDeck } from "./e2e/deck-page";
import { Gateway } from "./e2e/gateway";
import { results, searchUrl } from "./e2e/search-page";

const FOLDER = fileURLToPath(new URL("../docs/images/", import.meta.url));
const SIZE = { width: 1440, height: 900 };
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

async function takePicture(page: Page, name: string): Promise<void> {
  const path = `${FOLDER}${name}.png`;
  await page.mouse.move(0, 0);
  await page.waitForLoadState("networkidle");
  await page.screenshot({ path, animations: "disabled", caret: "hide" });
  const { size } = await stat(path);
  if (size > MAX_BYTES) throw new Error(`${name}.png has ${size} bytes, more than ${MAX_BYTES}`);
}

async function takePictures(browser: Browser, baseURL: string): Promise<void> {
  const settings = { baseURL, viewport: SIZE, colorScheme: "dark", serviceWorkers: "block" } as const;
  const page = await (await browser.newContext(settings)).newPage();
  await page.goto(searchUrl("crypt", SEARCH));
  await results(page).waitFor();
  await takePicture(page, "search");

  await register(page, DECK.author);
  const { name, author } = DECK;
  const cards = await preconCards(page, DECK.precon);
  const id = await makeDeck(page, { name, author, tags: ["stealth", "bleed"], cards });
  await openDeck(page, id, name);
  await takePicture(page, "deck");
}

const gateway = await Gateway.start();
try {
  const browser = await chromium.launch(CHROMIUM);
  await takePictures(browser, gateway.url);
  await browser.close();
} finally {
  await gateway.stop();
}
