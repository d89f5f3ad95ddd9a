import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContextOptions, test as base, expect, type Page } from "@playwright/test";
import { BrowserProfiles } from "./browser-profiles";
import { Gateway, workerUrl } from "./gateway";
import { type PageErrors, recordPageErrors } from "./page-errors";
import { type SiteCopy, siteCopy } from "./site-copy";
import { startThirdPartySite, type ThirdPartySite } from "./third-party-site";

export interface ServedCopy extends SiteCopy {
  /** Starts a server for the copy and returns its URL. */
  readonly serve: () => Promise<string>;
}

/** Fixtures of every journey. */
interface Fixtures {
  /** Fails the journey on errors that it does not expect in `errors.expected`. */
  readonly errors: PageErrors;
  /** A page of another user, in a separate browser profile. */
  readonly newUser: (options?: BrowserContextOptions) => Promise<Page>;
  /** A separate server, which the journey may stop. */
  readonly ownGateway: Gateway;
  /** The same, but stored data survives a restart. */
  readonly lastingGateway: Gateway;
  /** A third-party deck site and a server that imports from it. */
  readonly thirdPartySite: ThirdPartySite;
  /** A copy of the built site that the journey may change; removed afterwards. */
  readonly ownSite: ServedCopy;
}

interface WorkerFixtures {
  readonly profiles: BrowserProfiles;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright refuses a first parameter that is no destructuring pattern
  baseURL: async ({}, use, { parallelIndex }) => {
    await use(workerUrl(parallelIndex));
  },
  errors: [
    async ({ context }, use) => {
      const errors = recordPageErrors(context);
      await use(errors);
      await context.setOffline(false);
      expect(errors.unexpected()).toEqual([]);
    },
    { auto: true },
  ],
  profiles: [
    async ({ browser }, use) => {
      const profiles = new BrowserProfiles(browser);
      await use(profiles);
      await profiles.close();
    },
    { scope: "worker" },
  ],
  newUser: async ({ profiles, errors }, use) => {
    await use(async (options) => {
      const context = await profiles.open(options);
      errors.record(context);
      return context.newPage();
    });
    await profiles.release();
  },
  ownSite: async ({ errors }, use) => {
    const copy = await siteCopy();
    const gateways: Gateway[] = [];
    const serve = async () => {
      const gateway = await Gateway.start({ dist: copy.folder });
      gateways.push(gateway);
      return gateway.url;
    };
    await use({ ...copy, serve });
    errors.stop();
    for (const gateway of gateways) await gateway.stop();
    await copy.remove();
  },
  ownGateway: async ({ errors }, use) => {
    const gateway = await Gateway.start();
    await use(gateway);
    errors.stop();
    await gateway.stop();
  },
  lastingGateway: async ({ errors }, use) => {
    const data = await mkdtemp(join(tmpdir(), "methuselah-data-"));
    const gateway = await Gateway.start({ data });
    await use(gateway);
    errors.stop();
    await gateway.stop();
    await rm(data, { recursive: true, force: true });
  },
  thirdPartySite: async ({ errors }, use) => {
    const site = await startThirdPartySite();
    await use(site);
    errors.stop();
    await site.stop();
  },
});

export { expect };
