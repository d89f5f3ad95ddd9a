import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContextOptions, test as base, expect, type Page } from "@playwright/test";
import { Gateway } from "./gateway";
import { type OtherSite, startOtherSite } from "./other-site";
import { type SiteCopy, siteCopy } from "./site-copy";
import { Visitors } from "./visitors";
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

interface WorkerFixtures {
  readonly visitors: Visitors;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  watch: [
    async ({ context }, use) => {
      const watched = watch(context);
      await use(watched);
      await context.setOffline(false);
      expect(watched.complaints()).toEqual([]);
    },
    { auto: true },
  ],
  visitors: [
    async ({ browser }, use) => {
      const visitors = new Visitors(browser);
      await use(visitors);
      await visitors.end();
    },
    { scope: "worker" },
  ],
  visitor: async ({ visitors, watch: watched }, use) => {
    await use(async (options) => {
      const context = await visitors.come(options);
      watched.also(context);
      return context.newPage();
    });
    await visitors.leave();
  },
  ownSite: async ({ watch: watched }, use) => {
    const copy = await siteCopy();
    const gateways: Gateway[] = [];
    const serve = async () => {
      const gateway = await Gateway.start({ dist: copy.folder });
      gateways.push(gateway);
      return gateway.url;
    };
    await use({ ...copy, serve });
    watched.end();
    for (const gateway of gateways) await gateway.stop();
    await copy.remove();
  },
  ownGateway: async ({ watch: watched }, use) => {
    const gateway = await Gateway.start();
    await use(gateway);
    watched.end();
    await gateway.stop();
  },
  lastingGateway: async ({ watch: watched }, use) => {
    const data = await mkdtemp(join(tmpdir(), "methuselah-data-"));
    const gateway = await Gateway.start({ data });
    await use(gateway);
    watched.end();
    await gateway.stop();
    await rm(data, { recursive: true, force: true });
  },
  otherSite: async ({ watch: watched }, use) => {
    const site = await startOtherSite();
    await use(site);
    watched.end();
    await site.stop();
  },
});

export { expect };
