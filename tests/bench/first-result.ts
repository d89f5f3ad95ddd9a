// Bytes that travel until the first result of a shared search is painted, and the scripts each route loads
// before anybody touches it. A fresh browser profile, as a visitor who comes for the first time.
import { type Browser, chromium, devices, type Page } from "@playwright/test";
import { CHROMIUM } from "../e2e/chromium";
import { ADDRESS, report, SHARED_SEARCH } from "./report";

const KIB = 1024;
const ROUTES = {
  "/": "/",
  "/crypt?q=…": SHARED_SEARCH,
  "/library": "/library",
  "/cards/200001": "/cards/200001",
};

/** Adds up what the network brings to a page; the service worker's own requests are not the page's. */
async function watchBytes(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  let bytes = 0;
  session.on("Network.dataReceived", (event) => {
    bytes += event.encodedDataLength;
  });
  session.on("Network.responseReceived", (event) => {
    bytes += event.response.encodedDataLength;
  });
  return () => bytes;
}

async function firstResult(browser: Browser): Promise<void> {
  const context = await browser.newContext({ ...devices["Pixel 7"] });
  const page = await context.newPage();
  const bytes = await watchBytes(page);
  const begin = Date.now();
  await page.goto(ADDRESS + SHARED_SEARCH, { waitUntil: "commit" });
  await page.locator("[aria-setsize]").first().waitFor();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  report("Bytes until the first result of /crypt?q=…", bytes() / KIB, "KiB", "all requests of the page");
  report("Time until the first result, local network", Date.now() - begin, "ms", "not throttled");
  await context.close();
}

/** Gzip bytes of the scripts loaded until the page rests, whatever encoding they came in. */
async function scriptsLoaded(browser: Browser, name: string, path: string): Promise<void> {
  const context = await browser.newContext({ ...devices["Pixel 7"], serviceWorkers: "block" });
  const page = await context.newPage();
  const scripts = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.add(request.url());
  });
  await page.goto(ADDRESS + path, { waitUntil: "networkidle" });
  const nodes = await page.evaluate(() => document.querySelectorAll("*").length);
  await context.close();
  let bytes = 0;
  for (const script of scripts) {
    const answer = await fetch(script, { method: "HEAD", headers: { "accept-encoding": "gzip" } });
    bytes += Number(answer.headers.get("content-length"));
  }
  report(`JS loaded by ${name}, gzip`, bytes / KIB, "KiB", `${scripts.size} files, measured in the browser`);
  report(`DOM nodes on ${name}`, nodes, "nodes");
}

const browser = await chromium.launch(CHROMIUM);
await firstResult(browser);
for (const [name, path] of Object.entries(ROUTES)) await scriptsLoaded(browser, name, path);
await browser.close();
