// Edits quantities of a full deck of one's own at a slowed processor, and opens decks that are at hand.
// Measured from the event to the paint that shows it.
import { type Browser, chromium, type Page } from "@playwright/test";
import { newName, register } from "../e2e/account-page";
import { CHROMIUM } from "../e2e/chromium";
import { deckSelector, expectSaved, makeDeck, openDeck, part } from "../e2e/deck-page";
import { watchPaints } from "./painted";
import { ADDRESS, quantile, report, SLOWED } from "./report";

const EDITS = 40;
const OPENINGS = 20;
/** As many different cards as large decks have; copies as usual. */
const VAMPIRES = 12;
const LIBRARY = 50;

function fullDeck(first: number): Record<string, number> {
  const ids = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at);
  return Object.fromEntries([
    ...ids(200_001 + first, VAMPIRES).map((id) => [id, 1]),
    ...ids(100_001 + first, LIBRARY).map((id) => [id, 2]),
  ]);
}

async function player(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    baseURL: ADDRESS,
    viewport: { width: 1440, height: 900 },
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  await watchPaints(page);
  await register(page, newName());
  return page;
}

/** Presses the arrow key in one number after the other; gives the times until the total of the part says so. */
async function edits(page: Page, count: number): Promise<number[]> {
  const numbers = part(page, "Library").getByRole("spinbutton");
  const times: number[] = [];
  for (let at = 0; at < count; at += 1) {
    await numbers.nth((at * 7) % LIBRARY).focus();
    await page.waitForTimeout(200);
    const time = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const total = () =>
            [...document.querySelectorAll("h2")].find((title) => title.textContent?.startsWith("Library"))
              ?.textContent;
          const before = total();
          const pressed = ({ timeStamp }: KeyboardEvent) =>
            void window.painted(() => total() !== before, timeStamp).then(resolve);
          document.addEventListener("keydown", pressed, { capture: true, once: true });
        }),
    );
    // Once the page listens.
    await page.evaluate(() => undefined);
    await page.keyboard.press("ArrowUp");
    times.push(await Promise.race([time, never(at)]));
  }
  return times;
}

const PATIENCE = 20_000;

/** What is measured may not happen at all. */
function never(at: number): Promise<number> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`Edit ${at} was not painted`)), PATIENCE).unref();
  });
}

/** Goes from one deck to the other through the selector; both are at hand. */
async function openings(page: Page, names: readonly string[], count: number): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const name = names[at % names.length] ?? "";
    await deckSelector(page).fill(name);
    await page.getByRole("option", { name }).waitFor();
    const time = page.evaluate(
      (wanted) =>
        new Promise<number>((resolve) => {
          const shown = () =>
            document.querySelector("main h1")?.textContent === wanted &&
            document.querySelectorAll("main [role=spinbutton]").length > 50;
          const pressed = ({ timeStamp }: KeyboardEvent) =>
            void window.painted(shown, timeStamp).then(resolve);
          document.addEventListener("keydown", pressed, { capture: true, once: true });
        }),
      name,
    );
    await page.evaluate(() => undefined);
    await page.keyboard.press("Enter");
    times.push(await time);
    await page.waitForTimeout(100);
  }
  return times;
}

const browser = await chromium.launch(CHROMIUM);
const page = await player(browser);
const names = ["First deck", "Second deck"];
const ids: string[] = [];
for (const [at, name] of names.entries()) ids.push(await makeDeck(page, { name, cards: fullDeck(at * 60) }));
for (const [at, name] of names.entries()) await openDeck(page, ids[at] ?? "", name);
await openings(page, names, 4);
const opened = await openings(page, names, OPENINGS);
report("Deck at hand to painted, median", quantile(opened, 0.5), "ms", `${OPENINGS} openings, not throttled`);
report("Deck at hand to painted, 95 %", quantile(opened, 0.95), "ms");

await edits(page, 5);
const session = await page.context().newCDPSession(page);
await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
const times = await edits(page, EDITS);
const note = `${EDITS} edits of ${VAMPIRES + LIBRARY} cards, processor slowed ${SLOWED}×`;
report("Edit of a quantity to painted, median", quantile(times, 0.5), "ms", note);
report("Edit of a quantity to painted, 95 %", quantile(times, 0.95), "ms", note);
await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
await expectSaved(page);
await browser.close();
