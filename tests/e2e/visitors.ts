import type { Browser, BrowserContext, BrowserContextOptions } from "@playwright/test";

/**
 * Other visitors, each with a browser profile of their own. A new profile compiles the whole site again: the one
 * without special settings is kept for the journeys that follow, and emptied between them.
 */
export class Visitors {
  private kept: BrowserContext | undefined;
  private isThere = false;
  private readonly others: BrowserContext[] = [];

  constructor(private readonly browser: Browser) {}

  async come(options?: BrowserContextOptions): Promise<BrowserContext> {
    if (options === undefined && !this.isThere) {
      this.kept ??= await this.browser.newContext();
      this.isThere = true;
      return this.kept;
    }
    const context = await this.browser.newContext(options);
    this.others.push(context);
    return context;
  }

  /** The journey is over. */
  async leave(): Promise<void> {
    for (const context of this.others.splice(0)) await context.close();
    if (this.kept && this.isThere) await empty(this.kept);
    this.isThere = false;
  }

  async end(): Promise<void> {
    await this.kept?.close();
  }
}

/** What a page keeps for itself goes with it; the files of the site stay. */
async function empty(context: BrowserContext): Promise<void> {
  for (const watched of ["weberror", "console", "request"]) context.removeAllListeners(watched);
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
