// What wins, in a browser with the winning decks at hand: from the navigation to the painted dashboard, the work for
// it, and the longest task at a slowed processor.
import { chromium, type Page } from "@playwright/test";
import { CHROMIUM } from "../e2e/chromium";
import { watchPaints } from "./painted";
import { ADDRESS, quantile, report, SLOWED } from "./report";

const ROUNDS = 9;
const PATH = "/twd/meta";

/** Opens the dashboard from the winning decks; milliseconds until it is painted, and those of the work for it. */
interface Opened {
  readonly painted: number;
  /** Of the first measures, which are painted. */
  readonly work: number;
  /** Of the others, below. */
  readonly further: number;
}

async function open(page: Page): Promise<Opened> {
  const taken = await page.evaluate(async (path) => {
    performance.clearMeasures();
    const since = performance.now();
    history.pushState({}, "", path);
    dispatchEvent(new PopStateEvent("popstate", { state: {} }));
    const painted = await window.painted(
      () => document.querySelector('main [aria-busy="false"] table') !== null,
      since,
    );
    return { painted, work: performance.getEntriesByName("dashboard")[0]?.duration ?? Number.NaN };
  }, PATH);
  await page.waitForTimeout(500);
  const further = await page.evaluate(
    () => performance.getEntriesByName("further measures")[0]?.duration ?? Number.NaN,
  );
  return { ...taken, further };
}

async function back(page: Page): Promise<void> {
  await page.goBack();
  await page.getByRole("article").first().waitFor();
  await page.waitForTimeout(300);
}

/** Notes the duration of every task that takes the page longer than 50 ms. */
async function watchTasks(page: Page): Promise<() => Promise<number>> {
  const tasks = await page.evaluateHandle(() => {
    const durations: number[] = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) durations.push(duration);
    }).observe({ type: "longtask" });
    return durations;
  });
  return () => tasks.evaluate((durations) => Math.max(0, ...durations));
}

const browser = await chromium.launch(CHROMIUM);
const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, serviceWorkers: "block" });
await watchPaints(page);
await page.goto(`${ADDRESS}/twd`, { waitUntil: "networkidle" });
await page.getByRole("article").first().waitFor();
const first = await open(page);
report("What wins, first computed", first.work, "ms", "all winning decks");
report("What wins, first painted", first.painted, "ms", "with its code fetched from this machine");
const rounds: Awaited<ReturnType<typeof open>>[] = [];
for (let round = 0; round < ROUNDS; round++) {
  await back(page);
  rounds.push(await open(page));
}
const median = (of: (round: (typeof rounds)[number]) => number) => quantile(rounds.map(of), 0.5);
report(
  "What wins, computed, median",
  median(({ work }) => work),
  "ms",
  `${ROUNDS} times`,
);
report(
  "What wins, further computed, median",
  median(({ further }) => further),
  "ms",
  `${ROUNDS} times`,
);
report(
  "What wins, painted, median",
  median(({ painted }) => painted),
  "ms",
  `${ROUNDS} times`,
);
await back(page);
const session = await page.context().newCDPSession(page);
await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
const longest = await watchTasks(page);
await open(page);
await page.waitForTimeout(2000);
report(
  "What wins, longest task, slowed",
  await longest(),
  "ms",
  `slowed ${SLOWED}×; 0: none is longer than 50 ms`,
);
await browser.close();
