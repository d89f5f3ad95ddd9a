// A user with a thousand decks signs in, comes back signed in, and looks for a deck by its name.
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { readList } from "../../site/src/data/decks/api/responses";
import { filterDecks, NO_CRITERIA } from "../../site/src/domain/deck/list/deck-filter";
import { indexDecks } from "../../site/src/domain/deck/list/deck-index";
import { field, newName, PASSWORD, panel, register } from "../e2e/account-page";
import { CHROMIUM } from "../e2e/chromium";
import { deckSelector, makeDeck } from "../e2e/deck-page";
import { watchPaints } from "./painted";
import { ADDRESS, quantile, report } from "./report";

const DECKS = 1000;
const VISITS = 5;
const AT_ONCE = 4;
const WORDS = ["Wall", "Bleed", "Stealth", "Vote", "Rush", "Ärger", "Weenie", "Big cap", "Swarm", "Breed"];
const PLACES = ["Berlin", "São Paulo", "Paris", "Madrid", "London", "Helsinki", "Kraków"];

declare global {
  interface Window {
    /** The last deck is shown, and the list of all is there to be opened. */
    usable: () => boolean;
  }
}

const nameOf = (at: number) =>
  `${WORDS[at % WORDS.length]} & ${WORDS[(at * 3 + 1) % WORDS.length]} ${PLACES[at % PLACES.length]} ${at}`;

type State = Awaited<ReturnType<BrowserContext["storageState"]>>;

async function newPage(browser: Browser, storageState?: State): Promise<Page> {
  const context = await browser.newContext({
    baseURL: ADDRESS,
    viewport: { width: 1440, height: 900 },
    serviceWorkers: "block",
    ...(storageState && { storageState }),
  });
  const page = await context.newPage();
  await watchPaints(page);
  await page.addInitScript(() => {
    window.usable = () => {
      const field = document.querySelector<HTMLInputElement>("input[aria-label='Choose a deck']");
      const lists = [...document.querySelectorAll("main label")].map(({ textContent }) => textContent);
      return field !== null && field.value !== "" && lists.includes("My decks");
    };
  });
  return page;
}

async function makeDecks(page: Page): Promise<void> {
  const make = async (at: number) => {
    const tags = [WORDS[at % WORDS.length] ?? "", "2026"];
    const cards = { [200_001 + (at % 300)]: 12, [100_001 + (at % 300)]: 60 };
    await makeDeck(page, { name: nameOf(at), author: "Anna", tags, cards });
  };
  for (let at = 0; at < DECKS; at += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, (_, more) => make(at + more)));
}

async function expectAllDecks(page: Page): Promise<void> {
  await deckSelector(page).fill(`${PLACES[0]} 0`);
  await page.getByRole("option").first().waitFor();
  await page.getByRole("button", { name: "Advanced selector" }).click();
  await page.locator(`[aria-setsize="${DECKS}"]`).first().waitFor();
}

/** From the press on "Log in" to the decks, by the shortest way there is. */
async function signIn(browser: Browser, name: string): Promise<number> {
  const page = await newPage(browser);
  await page.goto("/account", { waitUntil: "networkidle" });
  const login = panel(page, "Login");
  await field(login, "Username").fill(name);
  await field(login, "Password").fill(PASSWORD);
  const begin = await page.evaluate(() => performance.now());
  await login.getByRole("button", { name: "Log in" }).click();
  await page.getByText(`Logged as: ${name}`).waitFor();
  await page.getByRole("link", { name: "Decks", exact: true }).first().click();
  const time = await page.evaluate((since) => window.painted(window.usable, since), begin);
  await expectAllDecks(page);
  await page.context().close();
  return time;
}

/** From the address to the decks: nothing is at hand, the session is still good. */
async function comeBack(browser: Browser, state: State): Promise<number> {
  const page = await newPage(browser, state);
  await page.goto("/decks", { waitUntil: "commit" });
  const time = await page.evaluate(() => window.painted(window.usable, 0));
  await expectAllDecks(page);
  await page.context().close();
  return time;
}

/** The work of one key in the field that filters by name, with the server's timings. */
async function filterWork(page: Page): Promise<number[]> {
  const decks = readList(await (await page.request.get("/api/decks")).json());
  const index = indexDecks(decks);
  const times: number[] = [];
  for (let round = 0; round < 50; round += 1) {
    for (const text of ["ber", "ärg", "stealth & b", "paris 9", "nothing at all"]) {
      const begin = performance.now();
      filterDecks(index, { ...NO_CRITERIA, text });
      times.push(performance.now() - begin);
    }
  }
  return times;
}

const browser = await chromium.launch(CHROMIUM);
const first = await newPage(browser);
const name = newName();
await register(first, name);
await makeDecks(first);
const work = await filterWork(first);
report("Name filter over 1,000 decks, median", quantile(work, 0.5), "ms", `${work.length} searches`);
report("Name filter over 1,000 decks, 95 %", quantile(work, 0.95), "ms");

const state = await first.context().storageState();
const [signedIn, cameBack]: [number[], number[]] = [[], []];
for (let visit = 0; visit < VISITS; visit += 1) {
  signedIn.push(await signIn(browser, name));
  cameBack.push(await comeBack(browser, state));
}
const note = `median of ${VISITS}, 1,000 decks, nothing at hand, not throttled`;
report("Sign-in to usable selector", quantile(signedIn, 0.5), "ms", note);
report("Signed in: address to usable selector", quantile(cameBack, 0.5), "ms", note);
await browser.close();
