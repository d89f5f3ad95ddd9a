// An inventory of all cards and sixty decks that use it: comes back to it from another page, imports as many lines as
// there are cards, and edits it at a slowed processor. Measured from the event to the paint that shows it.
import { chromium, type Page } from "@playwright/test";
import { newName, register } from "../e2e/account-page";
import { CHROMIUM } from "../e2e/chromium";
import { expectSaved, makeDeck } from "../e2e/deck-page";
import { dialog } from "../e2e/search-page";
import { watchPaints } from "./painted";
import { ADDRESS, quantile, report, SLOWED } from "./report";

const EDITS = 40;
const VISITS = 15;
const DECKS = 60;
const CARDS_PER_DECK = 60;

/** Puts every card into the inventory and returns their ids. */
async function fill(page: Page): Promise<readonly number[]> {
  const { files } = await (await page.request.get("/data/manifest.json")).json();
  const ids: number[] = [];
  for (const kind of ["crypt", "library"]) {
    const { cards } = await (await page.request.get(`/data/${files[kind].path}`)).json();
    ids.push(...cards.map(({ id }: { id: number }) => id));
  }
  const data = Object.fromEntries(ids.map((id, at) => [id, { q: at % 13 }]));
  const answer = await page.request.put("/api/inventory", { data, headers: { Origin: ADDRESS } });
  if (!answer.ok()) throw new Error(`The inventory was not filled: ${answer.status()}`);
  return ids;
}

/** Makes decks that use the inventory, every second one fixed. */
async function makeDecks(page: Page, ids: readonly number[]): Promise<void> {
  for (let deck = 0; deck < DECKS; deck += 1) {
    const some = Array.from(
      { length: CARDS_PER_DECK },
      (_, at) => ids[(deck * 37 + at * 67) % ids.length] ?? 0,
    );
    const cards = Object.fromEntries(some.map((card) => [card, 2]));
    const id = await makeDeck(page, { name: `Deck ${deck}`, cards });
    const data = { inventoryType: deck % 2 === 0 ? "flexible" : "fixed" };
    const change = () => page.request.put(`/api/deck/${id}`, { data, headers: { Origin: ADDRESS } });
    let answer = await change();
    // The API paces bursts of changes.
    while (answer.status() === 429) {
      await page.waitForTimeout(1000 * Number(answer.headers()["retry-after"]));
      answer = await change();
    }
    if (!answer.ok()) throw new Error(`A deck was not changed: ${answer.status()}`);
  }
}

/** Adds a copy of every card from a file: until the preview is shown, and from the press until it is done. */
async function importAll(page: Page, ids: readonly number[]): Promise<number> {
  await page
    .getByRole("list", { name: "Actions" })
    .getByRole("button", { name: "Import", exact: true })
    .click();
  const files = dialog(page, "Import");
  const text = ["Card ID,Copies", ...ids.map((id) => `${id},1`)].join("\n");
  const field = files.getByLabel("Choose a file");
  await field.waitFor();
  const shows = (words: string, event: string) =>
    page.evaluate(
      ([wanted, name]) =>
        new Promise<number>((resolve) => {
          const begun = ({ timeStamp }: Event) =>
            void window
              .painted(() => document.body.textContent?.includes(wanted ?? "") === true, timeStamp)
              .then(resolve);
          document.addEventListener(name ?? "", begun, { capture: true, once: true });
        }),
      [words, event],
    );
  const previewed = shows("cards change quantity", "change");
  await page.evaluate(() => undefined);
  await field.setInputFiles({ name: "all.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
  const preview = await previewed;
  const done = shows("The import is done.", "click");
  await page.evaluate(() => undefined);
  await files.getByRole("button", { name: "Add to inventory" }).click();
  const time = preview + (await done);
  await page.keyboard.press("Escape");
  await files.waitFor({ state: "hidden" });
  return time;
}

/** Presses "+" of one card after the other; gives the times until the new number is painted. */
async function edits(page: Page, count: number): Promise<number[]> {
  const times: number[] = [];
  const list = page.getByRole("region", { name: "Library" }).getByRole("list", { name: "Library" });
  for (let at = 0; at < count; at += 1) {
    const row = list.getByRole("listitem").nth(at % 10);
    await row.hover();
    await page.waitForTimeout(300);
    const time = row.evaluate(
      (item) =>
        new Promise<number>((resolve) => {
          const copies = () => item.querySelector("input")?.value;
          const before = copies();
          const pressed = ({ timeStamp }: Event) =>
            void window.painted(() => copies() !== before, timeStamp).then(resolve);
          item.addEventListener("click", pressed, { capture: true, once: true });
        }),
    );
    await page.evaluate(() => undefined);
    await row.getByRole("button", { name: /^One more/ }).click();
    times.push(await time);
  }
  return times;
}

/** Goes to the inventory from the crypt search; everything is at hand. */
async function visits(page: Page, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < count; at += 1) {
    await page.getByRole("link", { name: "Crypt", exact: true }).first().click();
    await page.getByRole("heading", { name: "Who are you looking for?" }).waitFor();
    const time = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const shown = () => document.querySelectorAll("main li [role=spinbutton]").length > 10;
          const pressed = ({ timeStamp }: Event) => void window.painted(shown, timeStamp).then(resolve);
          document.addEventListener("click", pressed, { capture: true, once: true });
        }),
    );
    await page.evaluate(() => undefined);
    await page.getByRole("link", { name: "Inventory", exact: true }).first().click();
    times.push(await time);
    await page.waitForTimeout(300);
  }
  return times;
}

const browser = await chromium.launch(CHROMIUM);
const context = await browser.newContext({
  baseURL: ADDRESS,
  viewport: { width: 1440, height: 900 },
  serviceWorkers: "block",
});
const page = await context.newPage();
await watchPaints(page);
await register(page, newName());
const ids = await fill(page);
await makeDecks(page, ids);
const owned = `${ids.length} cards, ${DECKS} decks`;
await page.goto("/inventory");
await page.getByRole("region", { name: "Library" }).getByRole("spinbutton").first().waitFor();

await visits(page, 2);
const visited = await visits(page, VISITS);
report("Inventory at hand to painted, median", quantile(visited, 0.5), "ms", `${VISITS} visits, ${owned}`);
report("Inventory at hand to painted, 95 %", quantile(visited, 0.95), "ms", "not throttled");

const imported = await importAll(page, ids);
report(
  `Collection of ${ids.length.toLocaleString("en")} lines imported`,
  imported,
  "ms",
  `${owned}, not throttled`,
);

await edits(page, 5);
const session = await context.newCDPSession(page);
await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
const times = await edits(page, EDITS);
const note = `${EDITS} edits, ${owned}, processor slowed ${SLOWED}×`;
report("Edit of the inventory to painted, median", quantile(times, 0.5), "ms", note);
report("Edit of the inventory to painted, 95 %", quantile(times, 0.95), "ms", note);
await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
await expectSaved(page);
await browser.close();
