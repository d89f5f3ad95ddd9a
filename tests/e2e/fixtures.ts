import { type BrowserContextOptions, test as base, expect, type Page } from "@playwright/test";
import { Gateway } from "./gateway";
import { type SiteCopy, siteCopy } from "./site-copy";
import { type Watch, watch } from "./watch";

/** What every journey has besides the browser's page. */
interface Fixtures {
  /** Fails the journey when anything happens that the journey did not announce in `watch.expected`. */
  readonly watch: Watch;
  /** Another visitor, with a browser profile of their own. */
  readonly visitor: (options?: BrowserContextOptions) => Promise<Page>;
  /** A server of the journey's own, which it may stop. */
  readonly ownGateway: Gateway;
  /** A copy of the built site that the journey may change, removed afterwards. */
  readonly ownSite: SiteCopy;
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
    await use(copy);
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
