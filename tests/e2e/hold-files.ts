import type { Page } from "@playwright/test";

/** Keeps files with a matching address from the page until the returned function is called. */
export async function holdFiles(page: Page, pattern: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
