import type { Page } from "@playwright/test";
import { arrived } from "./arrived";
import { expect } from "./fixtures";

/** Waits until the page and the cards come from the device. */
export async function kept(page: Page): Promise<void> {
  await waitFor(page, [/\/crypt\./, /\/library\./, /search-crypt/, /search-library/, /names/, /sets/]);
}

/** Waits until a deck that nobody has opened is stored on the device. */
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

/** Comes for the first time, and stays until everything is put aside that is once the page is quiet. */
export async function firstVisit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await arrived(page);
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
