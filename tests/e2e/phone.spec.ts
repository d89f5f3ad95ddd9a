import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { dialog, firstTextRow, names, results, searchOf, searchUrl, textSearch } from "./search-page";
import { swipe } from "./swipe";

const THEO_BELLS = searchUrl("crypt", textSearch("theo bell"));

const bar = (page: Page) => page.getByRole("navigation", { name: "Main" });

async function height(of: Locator): Promise<number> {
  return (await of.boundingBox())?.height ?? 0;
}

test.describe("on a phone @phone", () => {
  test("pages are in the bottom bar, and the rest in the menu", async ({ page }) => {
    await page.goto("/");
    await bar(page).getByRole("link", { name: "Crypt" }).tap();
    await expect(page.getByRole("heading", { level: 1, name: "Crypt" })).toBeVisible();
    await expect(bar(page).getByRole("link", { name: "Crypt" })).toHaveText("CRY");
    const opener = bar(page).getByRole("button", { name: "Menu" });
    const size = page.viewportSize() ?? { width: 390, height: 844 };
    for (const width of [360, 320, size.width]) {
      await page.setViewportSize({ ...size, width });
      const icon = await opener.locator("svg").boundingBox();
      expect(Math.min(icon?.width ?? 0, icon?.height ?? 0), `${width} px`).toBeGreaterThanOrEqual(18);
    }
    await opener.tap();
    const menu = dialog(page, "Menu");
    await menu.getByText("Light", { exact: true }).tap();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
    await menu.getByRole("combobox", { name: "Interface language" }).selectOption("fr");
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    await dialog(page).getByRole("combobox").first().selectOption("en");
    await menu.getByRole("link", { name: "About" }).tap();
    await expect(menu).toBeHidden();
    await expect(page.getByRole("heading", { level: 1, name: "Methuselah" })).toBeVisible();
  });

  test("filters are full-screen, count while they change, and search by their button", async ({ page }) => {
    await page.goto("/crypt");
    await page.getByRole("button", { name: "Filters" }).tap();
    const sheet = dialog(page, "Filters");
    await expect.poll(async () => (await sheet.boundingBox())?.height).toBe(page.viewportSize()?.height);
    await sheet.getByRole("button", { name: "Search", exact: true }).tap();
    await expect(sheet.getByRole("alert")).toHaveText("EMPTY REQUEST");
    await firstTextRow(page).fill("theo bell");
    const show = sheet.getByRole("button", { name: /^Show/ });
    await expect(show).toHaveText("Show 3 cards");
    await sheet.getByRole("button", { name: "Auspex" }).tap();
    await expect(show).toHaveText("Show 2 cards");
    expect(searchOf(page)).toBeUndefined();
    await show.tap();
    await expect(sheet).toBeHidden();
    await expect(names(page)).toHaveText(["Theo Bell (G6)", "Theo Bell"]);
    await expect.poll(() => searchOf(page)).toHaveProperty("disciplines", { Auspex: 1 });

    await page.getByRole("button", { name: "Filters" }).tap();
    await sheet.getByRole("button", { name: "Clear all" }).tap();
    await firstTextRow(page).fill("nobody is called this");
    await sheet.getByRole("button", { name: "Show 0 cards" }).tap();
    await expect(page.getByRole("main").getByText("NO CARDS FOUND", { exact: true })).toBeVisible();
  });

  test("back closes filters and menu, but not the search", async ({ page }) => {
    await page.goto("/");
    await page.goto(THEO_BELLS);
    await page.getByRole("button", { name: "Filters" }).tap();
    await expect(dialog(page, "Filters")).toBeVisible();
    await page.goBack();
    await expect(dialog(page, "Filters")).toBeHidden();
    await expect(names(page)).toHaveText(["Theo Bell (G6)", "Theo Bell", "Theo Bell"]);

    await bar(page).getByRole("button", { name: "Menu" }).tap();
    await expect(dialog(page, "Menu")).toBeVisible();
    await page.goBack();
    await expect(dialog(page, "Menu")).toBeHidden();
    await expect(names(page)).toHaveText(["Theo Bell (G6)", "Theo Bell", "Theo Bell"]);

    await names(page).first().tap();
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(names(page).first()).toBeFocused();
    const ring = await names(page)
      .first()
      .evaluate((link) => getComputedStyle(link, "::after").outlineStyle);
    expect(ring, "the ring is the keyboard's: a finger leaves none").toBe("none");

    await page.getByRole("button", { name: "Filters" }).tap();
    await dialog(page, "Filters").getByRole("button", { name: "Auspex" }).tap();
    await dialog(page, "Filters").getByRole("button", { name: "Show 2 cards" }).tap();
    await expect(names(page)).toHaveText(["Theo Bell (G6)", "Theo Bell"]);
    await page.goBack();
    await expect(dialog(page, "Filters")).toBeHidden();
    await expect(names(page)).toHaveText(["Theo Bell (G6)", "Theo Bell", "Theo Bell"]);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "Methuselah" })).toBeVisible();
  });

  test("cards are browsed by swiping, and show picture or details", async ({ page }) => {
    await test.step("rows have two lines and sufficient touch targets", async () => {
      await page.goto(THEO_BELLS);
      const row = results(page).getByRole("listitem").first();
      expect(await height(row)).toBe(60);
      const name = await row.getByRole("link").boundingBox();
      const discipline = await row.getByRole("img", { name: "Celerity, superior" }).boundingBox();
      expect(discipline?.y).toBeGreaterThan(name?.y ?? Number.NaN);
      const pin = await row.getByRole("button", { name: /^Compare/ }).boundingBox();
      expect(pin?.width).toBeGreaterThanOrEqual(44);
      expect(pin?.height).toBeGreaterThanOrEqual(44);
      for (const link of await bar(page).getByRole("link").all())
        expect(await height(link)).toBeGreaterThanOrEqual(44);
    });
    await test.step("cards are browsed by swiping", async () => {
      await names(page).first().tap();
      await expect(dialog(page).getByText("1 of 3", { exact: true })).toBeVisible();
      await swipe(dialog(page), { from: 300, to: 120 });
      await expect(dialog(page).getByText("2 of 3", { exact: true })).toBeVisible();
      await swipe(dialog(page), { from: 100, to: 300 });
      await expect(dialog(page).getByText("1 of 3", { exact: true })).toBeVisible();
      // Swipes that start near the edge are gestures of the phone.
      await swipe(dialog(page), { from: 10, to: 250 });
      await swipe(dialog(page), { from: 300, to: 120 });
      await expect(dialog(page).getByText("2 of 3", { exact: true })).toBeVisible();
    });
    await test.step("without pictures a card shows its details at once", async () => {
      await swipe(dialog(page), { from: 100, to: 300 });
      await expect(dialog(page, "Theo Bell (G6)")).toBeVisible();
      await expect(dialog(page).getByRole("region", { name: "Rulings" })).toBeVisible();
      await dialog(page).getByRole("button", { name: "Close" }).tap();
      await expect(dialog(page)).toBeHidden();
    });
  });

  test("floating buttons draw random cards, and fields do not zoom", async ({ page }) => {
    await test.step("fields do not zoom the page", async () => {
      await page.goto("/cards");
      const size = (field: Locator) =>
        field.evaluate((it) => Number.parseFloat(getComputedStyle(it).fontSize));
      expect(await size(page.getByRole("combobox", { name: "Card name" }))).toBeGreaterThanOrEqual(16);
      await page.goto("/library");
      await page.getByRole("button", { name: "Filters" }).tap();
      await expect(dialog(page, "Filters")).toBeVisible();
      const fields = await dialog(page, "Filters").locator("input:not([type=checkbox]), select").all();
      expect(fields.length).toBeGreaterThan(3);
      for (const field of fields) expect(await size(field)).toBeGreaterThanOrEqual(16);
    });
    await test.step("floating buttons draw random cards", async () => {
      await page.goto("/cards");
      const crypt = page.getByRole("button", { name: "Random crypt card" });
      await crypt.tap();
      await expect(page).toHaveURL(/\/cards\/2\d{5}$/);
      await page.getByRole("button", { name: "Random library card" }).tap();
      await expect(page).toHaveURL(/\/cards\/1\d{5}$/);
      await expect(page.getByRole("region", { name: "Rulings" })).toBeVisible();
      const lowest = await crypt.boundingBox();
      const top = (await bar(page).boundingBox())?.y ?? 0;
      expect((lowest?.y ?? 0) + (lowest?.height ?? 0)).toBeLessThanOrEqual(top - 12);
    });
  });
});
