import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContextOptions, test as base, expect, type Page } from "@playwright/test";
import { Gateway } from "./gateway";
import { type OtherSite, startOtherSite } from "./other-site";
import { type SiteCopy, siteCopy } from "./site-copy";
import { type Watch, watch } from "./watch";

export interface ServedCopy extends SiteCopy {
  /** Starts a server for the copy, once it is as the journey wants it. Returns its address. */
  readonly serve: () => Promise<string>;
}

/** What every journey has besides the browser's page. */
interface Fixtures {
  /** Fails the journey when anything happens that the journey did not announce in `watch.expected`. */
  readonly watch: Watch;
  /** Another visitor, with a browser profile of their own. */
  readonly visitor: (options?: BrowserContextOptions) => Promise<Page>;
  /** A server of the journey's own, which it may stop. */
  readonly ownGateway: Gateway;
  /** The same, but what people enter outlasts it. */
  readonly lastingGateway: Gateway;
  /** A third-party deck site, with a server that asks it. */
  readonly otherSite: OtherSite;
  /** A copy of the built site that the journey may change; stopped and removed afterwards. */
  readonly ownSite: ServedCopy;
}

export const test = base.extend<Fixtures>({
  watch: [
    async ({ context }, use) => {
      const watched = watch(context);
      await use(watched);
      expect(watched.complaints()).toEqual([]);
    },
    { auto: true },
  ],
  visitor: async ({ browser, watch: watched }, use) => {
    const contexts: Awaited<ReturnType<typeof browser.newContext>>[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      watched.also(context);
      contexts.push(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures needed from this pattern.
  ownSite: async ({}, use) => {
    const copy = await siteCopy();
    const gateways: Gateway[] = [];
    const serve = async () => {
      const gateway = await Gateway.start({ dist: copy.folder });
      gateways.push(gateway);
      return gateway.url;
    };
    await use({ ...copy, serve });
    for (const gateway of gateways) await gateway.stop();
    await copy.remove();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures needed from this pattern.
  ownGateway: async ({}, use) => {
    const gateway = await Gateway.start();
    await use(gateway);
    await gateway.stop();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures needed from this pattern.
  lastingGateway: async ({}, use) => {
    const data = await mkdtemp(join(tmpdir(), "methuselah-data-"));
    const gateway = await Gateway.start({ data });
    await use(gateway);
    await gateway.stop();
    await rm(data, { recursive: true, force: true });
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures needed from this pattern.
  otherSite: async ({}, use) => {
    const site = await startOtherSite();
    await use(site);
    await site.stop();
  },
});

export { expect };
