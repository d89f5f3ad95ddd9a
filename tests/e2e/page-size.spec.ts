import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { dialog, names, results, searchAddress } from "./search-page";

/** No screen is larger (design: performance budgets). */
const LIMIT = 3_000;

const nodes = (page: Page) => page.evaluate(() => document.querySelectorAll("*").length);

const ALL_VAMPIRES = searchAddress("crypt", {
  capacity: { value: [{ capacity: "1", moreless: "ge" }], logic: "or" },
});
const NEARLY_ALL_OTHERS = searchAddress("library", { text: [{ value: "a" }] });

for (const address of [ALL_VAMPIRES, NEARLY_ALL_OTHERS]) {
  test(`the largest list stays small: ${address.slice(0, 8)} @everywhere`, async ({ page }) => {
    await page.goto(address);
    await page.getByRole("button", { name: /^SHOW/ }).click();
    const size = await results(page).getByRole("listitem").first().getAttribute("aria-setsize");
    expect(Number(size)).toBeGreaterThan(1_500);
    expect(await nodes(page)).toBeLessThan(LIMIT);
    await names(page).first().focus();
    await page.keyboard.press("End");
    await expect(results(page).getByRole("listitem").last()).toHaveAttribute("aria-posinset", size ?? "");
    expect(await nodes(page)).toBeLessThan(LIMIT);
    await page.keyboard.press("Enter");
    await expect(dialog(page)).toBeVisible();
    expect(await nodes(page)).toBeLessThan(LIMIT);
  });
}
