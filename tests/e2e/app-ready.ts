import { expect, type Page } from "@playwright/test";

/** Waits until the application has replaced the static page, which handles no keys. */
export async function waitForApp(page: Page): Promise<void> {
  await expect(page.locator("nav").filter({ visible: true }).first()).toBeVisible();
  // It is invisible for the first moment.
  await expect(page.getByRole("status", { includeHidden: true }).filter({ hasText: "Loading" })).toHaveCount(
    0,
  );
  await expect(page.getByRole("heading", { level: 1, includeHidden: true })).toBeVisible();
}
