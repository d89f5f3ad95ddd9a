import { type BrowserContextOptions, test as base, expect, type Page } from "@playwright/test";
import { Gateway } from "./gateway";
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
      const gateway = await Gateway.start(copy.folder);
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
});

export { expect };
