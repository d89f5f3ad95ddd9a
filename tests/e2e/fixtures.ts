import { test as base, expect } from "@playwright/test";
import { Gateway } from "./gateway";

/** What every journey watches besides its own steps, and what it may ask for. */
interface Fixtures {
  /** Fails the journey when the page reports an error that the journey did not announce in `expected`. */
  readonly pageErrors: { readonly expected: RegExp[] };
  /** A server of the journey's own, stopped afterwards. */
  readonly ownGateway: Gateway;
}

export const test = base.extend<Fixtures>({
  pageErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      const watch = { expected: [] as RegExp[] };
      page.on("pageerror", (error) => errors.push(String(error)));
      page.on("console", (message) => {
        if (message.type() === "error") errors.push(message.text());
      });
      await use(watch);
      expect(errors.filter((error) => !watch.expected.some((known) => known.test(error)))).toEqual([]);
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures needed from this pattern.
  ownGateway: async ({}, use) => {
    const gateway = await Gateway.start();
    await use(gateway);
    await gateway.stop();
  },
});

export { expect };
