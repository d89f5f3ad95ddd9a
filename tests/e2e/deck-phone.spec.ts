import type { Page } from "@playwright/test";
import { signUp } from "./account-page";
import {
  deckSelector,
  expectCounts,
  expectSaved,
  LEGAL,
  LIBRARY,
  makeDeck,
  openDeck,
  storedDeck,
} from "./deck-page";
import { expect, test } from "./fixtures";
import { dialog } from "./search-page";

/** Width of the horizontal overflow of the page. */
function overflowWidth(page: Page): Promise<number> {
  return page.evaluate(() => {
    const root = document.scrollingElement;
    return root ? root.scrollWidth - root.clientWidth : Number.NaN;
  });
}

test.describe("decks on a phone @phone", () => {
  test("deck actions open as a bottom sheet; copies are changed by buttons", async ({ page }) => {
    await signUp(page);
    const id = await makeDeck(page);
    await openDeck(page, id);
    await test.step("deck actions open as a bottom sheet, and back closes it", async () => {
      await page.getByRole("button", { name: "Actions", exact: true }).tap();
      const menu = dialog(page, "Actions");
      await expect(menu.getByRole("button", { name: "Export" })).toBeVisible();
      await page.goBack();
      await expect(menu).toBeHidden();
      await page.getByRole("button", { name: "Actions", exact: true }).tap();
      await menu.getByRole("button", { name: "Copy URL" }).tap();
      await expect(dialog(page, "Copy URL")).toBeVisible();
      await dialog(page, "Copy URL").getByRole("button", { name: "Close" }).tap();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expectCounts(page, "12", "60");
    });
    await test.step("copies are changed by buttons of sufficient size", async () => {
      await expect(page.getByRole("spinbutton")).toHaveCount(0);
      const more = page.getByRole("button", { name: "One more Deflection" });
      const box = await more.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.width).toBeGreaterThanOrEqual(36);
      await more.tap();
      await more.tap();
      await page.getByRole("button", { name: "One fewer Blood Doll" }).tap();
      await expect(page.getByRole("img", { name: "Copies of Deflection: 12" })).toBeVisible();
      await expectCounts(page, "12", "61");
      expect(await overflowWidth(page)).toBe(0);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expect(page.getByRole("combobox", { name: "Add library card" })).toBeInViewport({ ratio: 1 });
      await expectSaved(page);
      expect((await storedDeck(page, id)).cards).toEqual({
        ...LEGAL,
        [LIBRARY.Deflection.id]: 12,
        [LIBRARY["Blood Doll"].id]: 9,
      });
    });
  });

  test("decks are chosen and searched in the selector", async ({ page }) => {
    await signUp(page);
    await makeDeck(page, { name: "Ärger im Elysium", tags: ["stealth", "bleed", "for beginners"] });
    const id = await makeDeck(page, { name: "The one with a name as long as names of decks may be at all" });
    await openDeck(page, id, "The one with a name as long as names of decks may be at all");
    expect(await overflowWidth(page)).toBe(0);
    await deckSelector(page).tap();
    expect(await overflowWidth(page)).toBe(0);
    await page.getByRole("option", { name: /^Ärger/ }).tap();
    await expect(deckSelector(page)).toHaveValue("Ärger im Elysium");
    await page.getByRole("button", { name: "Advanced selector" }).tap();
    const selector = dialog(page, "Select deck");
    const filters = selector.getByRole("button", { name: "Filters" });
    await expect(filters).toBeVisible();
    await expect(selector.getByRole("combobox", { name: "Main clan" })).toBeHidden();
    await expect(selector.locator("[data-control=open]").last()).toBeInViewport();
    const pressed = await filters.boundingBox();
    await filters.tap();
    await expect(filters).toHaveAttribute("aria-expanded", "true");
    expect(await filters.boundingBox(), "what is under the finger stays").toEqual(pressed);
    await selector.getByRole("combobox", { name: "Main clan" }).selectOption({ index: 1 });
    await filters.tap();
    await expect(filters).toHaveText("Filters (1)");
    await filters.tap();
    await selector.getByRole("combobox", { name: "Main clan" }).selectOption({ index: 0 });
    await selector.getByRole("searchbox").fill("names of decks");
    await expect(selector.locator("[data-control=open]")).toHaveCount(1);
    expect(await overflowWidth(page)).toBe(0);
    await selector.locator("[data-control=open]").tap();
    await expect(selector).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`/decks/${id}$`));
  });
});
