import type { Browser, BrowserContext, BrowserContextOptions } from "@playwright/test";

/**
 * Browser profiles of further users. A new profile compiles the whole site again, so the one without special settings
 * is cleared and reused by the following journeys.
 */
export class BrowserProfiles {
  private reused: BrowserContext | undefined;
  private isInUse = false;
  private readonly others: BrowserContext[] = [];

  constructor(private readonly browser: Browser) {}

  async open(options?: BrowserContextOptions): Promise<BrowserContext> {
    if (options === undefined && !this.isInUse) {
      this.reused ??= await this.browser.newContext();
      this.isInUse = true;
      return this.reused;
    }
    const context = await this.browser.newContext(options);
    this.others.push(context);
    return context;
  }

  /** Closes or clears the profiles of a journey. */
  async release(): Promise<void> {
    for (const context of this.others.splice(0)) await context.close();
    if (this.reused && this.isInUse) await clear(this.reused);
    this.isInUse = false;
  }

  async close(): Promise<void> {
    await this.reused?.close();
  }
}

/** Clears everything that pages store, but not the HTTP cache with the files of the site. */
async function clear(context: BrowserContext): Promise<void> {
  for (const event of ["weberror", "console", "request"]) context.removeAllListeners(event);
  await context.unrouteAll();
  await context.setOffline(false);
  for (const page of context.pages()) {
    const { origin } = new URL(page.url());
    await page.goto("about:blank");
    const session = await context.newCDPSession(page);
    const storageTypes = "local_storage,indexeddb,cache_storage,service_workers";
    if (origin !== "null") await session.send("Storage.clearDataForOrigin", { origin, storageTypes });
    await page.close();
  }
  await context.clearCookies();
}
