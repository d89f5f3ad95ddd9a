// Types full-text searches on /crypt and /library at a slowed processor, in the form and in the line of
// typed searches, and measures from each key press to the paint that shows its results; and the filter work itself,
// which the site records as "search".
import { type Browser, chromium, type Locator, type Page } from "@playwright/test";
import { CHROMIUM } from "../e2e/chromium";
import { ADDRESS, quantile, report, SLOWED } from "./report";

const PAGES = {
  "/crypt": ["optional press", "sabbat cardinal", "presence bleed"],
  "/library": ["additional vote", "prevent damage", "stealth action"],
};

const LINES = {
  "/crypt": ["clan:brujah cap<=5 optional press", "ANI POT sabbat", "title:prince dis:PRE"],
  "/library": ["t:mod dis:dom stealth", "t:combat blood<=1 strike", "t:action prevent"],
};

declare global {
  interface Window {
    paintedAfter: number[];
  }
}

/** Notes the time of each key press until the frame after the next change of the results. */
function watchPaints(): void {
  window.paintedAfter = [];
  let pressed: number | undefined;
  document.addEventListener("keydown", (event) => (pressed = event.timeStamp), { capture: true });
  const results = document.querySelector("main") ?? document.body;
  new MutationObserver((changes) => {
    const start = pressed;
    const shown = changes.some(({ target }) => {
      const element = target instanceof Element ? target : target.parentElement;
      return element?.closest("input, label, :has(> [data-query])") === null;
    });
    if (start === undefined || !shown) return;
    pressed = undefined;
    requestAnimationFrame(() => {
      const afterPaint = new MessageChannel();
      afterPaint.port1.onmessage = () => window.paintedAfter.push(performance.now() - start);
      afterPaint.port2.postMessage(0);
    });
  }).observe(results, { childList: true, characterData: true, subtree: true });
}

const ofForm = (page: Page) => page.locator('main input[type="search"], input[type="search"]').first();
const ofLine = (page: Page) => page.locator("input[data-query]");

async function typeSearches(page: Page, field: Locator, texts: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const text of texts) {
    await field.fill("");
    await page.evaluate(() => {
      window.paintedAfter = [];
    });
    await field.pressSequentially(text, { delay: 150 });
    times.push(...(await page.evaluate(() => window.paintedAfter)));
  }
  return times;
}

/** `name` is empty for the form. */
async function measure(
  browser: Browser,
  path: string,
  name: string,
  fieldOf: (page: Page) => Locator,
  texts: readonly string[],
): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, serviceWorkers: "block" });
  await page.goto(ADDRESS + path, { waitUntil: "networkidle" });
  const session = await page.context().newCDPSession(page);
  await page.evaluate(watchPaints);
  await typeSearches(page, fieldOf(page), texts.slice(0, 1));
  await page.evaluate(() => performance.clearMeasures());
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
  const times = await typeSearches(page, fieldOf(page), texts);
  const work = await page.evaluate(() =>
    performance.getEntriesByName("search").map((entry) => entry.duration),
  );
  await page.close();
  if (times.length === 0 || work.length === 0) throw new Error(`Typing on ${path} changed no results`);
  const note = `${times.length} keys, processor slowed ${SLOWED}×`;
  report(`Keystroke to painted results${name} ${path}, median`, quantile(times, 0.5), "ms", note);
  report(`Keystroke to painted results${name} ${path}, 95 %`, quantile(times, 0.95), "ms", note);
  if (name !== "") return;
  report(`Filter work ${path}, median`, quantile(work, 0.5), "ms", `${work.length} searches, slowed`);
  report(`Filter work ${path}, 95 %`, quantile(work, 0.95), "ms", `${work.length} searches, slowed`);
}

const browser = await chromium.launch(CHROMIUM);
for (const [path, texts] of Object.entries(PAGES)) await measure(browser, path, "", ofForm, texts);
for (const [path, texts] of Object.entries(LINES)) {
  await measure(browser, path, ", typed search", ofLine, texts);
}
await browser.close();
