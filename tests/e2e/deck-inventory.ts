import { expect, type Locator, type Page } from "@playwright/test";
import { fillInventory, row } from "./inventory-page";

/** Sets the copies that the signed-in user owns, through the API: card id → copies. */
export async function setOwned(page: Page, copies: Readonly<Record<string, number>>): Promise<void> {
  await fillInventory(page, Object.fromEntries(Object.entries(copies).map(([card, q]) => [card, { q }])));
}

/** Turns inventory mode on for the pages that are opened next. */
export async function beginInInventoryMode(page: Page): Promise<void> {
  await page.evaluate(() =>
    localStorage.setItem("methuselah.preferences", JSON.stringify({ inventoryMode: true })),
  );
}

/** What the inventory has of the shown deck. */
export function stockOf(page: Page): Locator {
  return page.getByRole("complementary", { name: "Inventory", exact: true });
}

/** "enough", "scarce", "short", or "" while the supply is not known. */
export async function expectSupply(page: Page, card: string, supply: string): Promise<void> {
  await expect(row(page, card).locator("[data-supply]")).toHaveAttribute("data-supply", supply);
}
