import type { Page } from "@playwright/test";
import { waitForApp } from "./app-ready";
import { expect } from "./fixtures";

/** Waits until page and cards are cached on the device. */
export async function waitForOfflineData(page: Page): Promise<void> {
  await waitFor(page, [/\/crypt\./, /\/library\./, /search-crypt/, /search-library/, /names/, /sets/]);
}

/** Waits until a deck is prefetched into the storage of the device. */
export async function storedOnDevice(page: Page, deck: string): Promise<void> {
  const keys = () =>
    page.evaluate(async () => {
      const opening = indexedDB.open("methuselah-user");
      await new Promise((resolve) => opening.addEventListener("success", resolve));
      const all = opening.result.transaction("kept").objectStore("kept").getAllKeys();
      await new Promise((resolve) => all.addEventListener("success", resolve));
      opening.result.close();
      return all.result.map(String);
    });
  await expect.poll(keys, { timeout: 30_000 }).toContainEqual(expect.stringMatching(`/deck/${deck}$`));
}

/** Visits the site for the first time, until idle prefetching is complete. */
export async function firstVisit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await waitForApp(page);
  await waitFor(page, [
    /\/crypt\./,
    /\/library\./,
    /search-crypt/,
    /search-library/,
    /names/,
    /rulings/,
    /flavour/,
  ]);
}

async function waitFor(page: Page, wanted: readonly RegExp[]): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  const missing = async () => {
    const there = await page.evaluate(async () => {
      const cache = await caches.open("methuselah-data");
      return (await cache.keys()).map(({ url }) => url);
    });
    return wanted.filter((file) => !there.some((url) => file.test(url)));
  };
  await expect.poll(missing, { timeout: 30_000 }).toEqual([]);
}
