// Lighthouse on a telephone, each address three times with a fresh profile; the median run counts.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launch } from "chrome-launcher";
import lighthouse, { defaultConfig, type Result } from "lighthouse";
import { CHROMIUM } from "../e2e/chromium";
import { ADDRESS, quantile, report, SHARED_SEARCH, SLOWED } from "./report";

const RUNS = 3;
/** Benchmark index from which four times slower is a telephone, as Lighthouse documents its throttling. */
const DESKTOP = 1500;
const OF_DESKTOP = 4;
const ROUTES = {
  "/": "/",
  "/crypt?q=…": SHARED_SEARCH,
  "/cards/200001": "/cards/200001",
  "/decks/V5:PTr": "/decks/V5:PTr",
};
const SCORES = {
  performance: "performance",
  accessibility: "accessibility",
  "best-practices": "best practices",
  seo: "SEO",
};
const TIMES = { LCP: "largest-contentful-paint", TBT: "total-blocking-time", CLS: "cumulative-layout-shift" };

async function visit(path: string): Promise<Result> {
  const profile = mkdtempSync(join(tmpdir(), "lighthouse-"));
  const chrome = await launch({
    chromeFlags: ["--headless", ...CHROMIUM.args],
    userDataDir: profile,
    logLevel: "silent",
    ...(process.env.CHROMIUM_PATH ? { chromePath: process.env.CHROMIUM_PATH } : {}),
  });
  try {
    const throttling = { ...defaultConfig.settings?.throttling, cpuSlowdownMultiplier: SLOWED };
    const run = await lighthouse(ADDRESS + path, { port: chrome.port, logLevel: "silent", throttling });
    if (!run) throw new Error(`Lighthouse gave no answer for ${path}`);
    return run.lhr;
  } finally {
    chrome.kill();
    rmSync(profile, { recursive: true, force: true });
  }
}

const indexes: number[] = [];
for (const [name, path] of Object.entries(ROUTES)) {
  const results: Result[] = [];
  for (let run = 0; run < RUNS; run += 1) results.push(await visit(path));
  indexes.push(...results.map(({ environment }) => environment.benchmarkIndex));
  const median = (read: (result: Result) => number) => quantile(results.map(read), 0.5);
  for (const [category, label] of Object.entries(SCORES)) {
    const failed = results[0]?.categories[category]?.auditRefs
      .filter(({ id, weight }) => weight > 0 && (results[0]?.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id);
    const score = median((result) => Math.round((result.categories[category]?.score ?? 0) * 100));
    report(`Lighthouse ${label} ${name}`, score, "", failed?.join(", "));
  }
  for (const [label, audit] of Object.entries(TIMES)) {
    report(
      `${label} ${name}`,
      median((result) => result.audits[audit]?.numericValue ?? Number.NaN),
      "ms",
    );
  }
}
const index = quantile(indexes, 0.5);
const same = Math.min(OF_DESKTOP, (OF_DESKTOP * index) / DESKTOP).toFixed(1);
report(
  "Machine: benchmark index",
  index,
  "",
  `slowed ${SLOWED}×; BENCH_SLOWED=${same} is ${OF_DESKTOP}× of a desktop`,
);
