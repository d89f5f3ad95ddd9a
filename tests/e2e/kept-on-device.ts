import type { Page } from "@playwright/test";
import { expect } from "./fixtures";

/** Waits until the page and the cards come from the device. */
export async function kept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  const files = () =>
    page.evaluate(async () => {
      const cache = await caches.open("methuselah-data");
      return (await cache.keys()).map((request) => request.url).join();
    });
  for (const file of [/\/crypt\./, /\/library\./, /search-crypt/, /search-library/, /names/, /sets/])
    await expect.poll(files, { timeout: 20_000 }).toMatch(file);
}
