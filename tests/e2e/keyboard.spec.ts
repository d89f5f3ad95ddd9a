import type { Locator, Page } from "@playwright/test";
import { waitForApp } from "./app-ready";
import { expect, test } from "./fixtures";
import { dialog, names, searchUrl, textSearch } from "./search-page";

test("? shows the shortcuts, which can be disabled, and dialogs trap the focus", async ({ page }) => {
  await page.goto("/crypt");
  await waitForApp(page);
  await test.step("a dialog traps the focus and restores it", async () => {
    const opener = page.getByRole("banner").getByRole("button", { name: "Language and display" });
    await opener.focus();
    await page.keyboard.press("Enter");
    await expect(dialog(page, "Language and display")).toBeVisible();
    for (let pressed = 0; pressed < 15; pressed += 1) {
      await page.keyboard.press("Tab");
      const place = await page.evaluate(() => {
        const active = document.activeElement;
        return active === document.body || active?.closest("dialog") ? "inside" : active?.outerHTML;
      });
      expect(place).toBe("inside");
    }
    await page.keyboard.press("Escape");
    await expect(opener).toBeFocused();
  });
  await page.keyboard.press("?");
  const map = dialog(page, "Keyboard shortcuts");
  await expect(map.getByText("Go to quick card search")).toBeVisible();
  await expect(map.getByText("Previous and next card")).toBeVisible();
  const heights = await map.locator("kbd").evaluateAll((keys) => keys.map((key) => key.clientHeight));
  expect(new Set(heights).size, "keys pressed together are in one line").toBe(1);
  await map.getByRole("checkbox", { name: "Single-key shortcuts" }).click();
  await page.keyboard.press("Escape");
  await expect(map).toBeHidden();

  for (const key of ["?", "/"]) await page.keyboard.press(key);
  await page.reload();
  await waitForApp(page);
  await page.keyboard.press("?");
  await page.keyboard.press("/");
  await expect(page).toHaveURL(/\/crypt$/);
  await expect(dialog(page)).toBeHidden();
  await page.getByRole("searchbox", { name: "Text, row 1" }).pressSequentially("what/why?");
  await expect(page.getByRole("searchbox", { name: "Text, row 1" })).toHaveValue("what/why?");
});

test("rows are navigated by arrow keys, Page, Home and End", async ({ page }) => {
  await page.goto(searchUrl("crypt", { titles: { prince: true } }));
  await names(page).first().focus();
  const first = await names(page).first().textContent();
  const focused = () => page.evaluate(() => document.activeElement?.closest("li")?.ariaPosInSet);
  const ring = () =>
    page.locator("a:focus").evaluate((link) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(link, "::after");
      return `${outlineWidth} ${outlineStyle}`;
    });
  for (const [key, place] of [
    ["ArrowDown", "2"],
    ["PageDown", "12"],
    ["PageUp", "2"],
    ["ArrowUp", "1"],
    ["ArrowUp", "1"],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(focused).toBe(place);
    expect(await ring()).toBe("2px solid");
  }
  const size = await page
    .getByRole("listitem")
    .filter({ has: page.locator("a:focus") })
    .getAttribute("aria-setsize");
  await page.keyboard.press("End");
  await expect.poll(focused).toBe(size);
  await expect(page.locator("a:focus")).toBeInViewport();
  await page.keyboard.press("Home");
  await expect.poll(focused).toBe("1");
  await expect(page.locator("a:focus")).toHaveText(first ?? "");
  await test.step("the focus ring is only shown for the keyboard", async () => {
    await names(page).nth(1).click();
    await dialog(page).getByRole("button", { name: "Close" }).click();
    await expect(dialog(page)).toBeHidden();
    await expect.poll(focused).toBe("2");
    expect(await ring()).toMatch(/none$/);
    const row = page.getByRole("listitem").filter({ has: page.locator("a:focus") });
    expect(await row.evaluate((item) => getComputedStyle(item).outlineStyle)).toBe("none");
    await page.keyboard.press("ArrowDown");
    await expect.poll(ring).toBe("2px solid");
  });
});

test("a removed control passes the focus to its successor", async ({ page }) => {
  await page.goto(
    searchUrl("crypt", { disciplines: { Auspex: 2 }, titles: { prince: true, justicar: true } }),
  );
  await page.getByRole("button", { name: "Remove: Prince" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Remove: Justicar" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Clear all" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").getByRole("link").and(page.locator(":focus"))).toBeVisible();

  await page.goto(searchUrl("crypt", { sect: { value: ["camarilla"], logic: "or" } }));
  await page.getByRole("button", { name: "SHOW 606" }).focus();
  await page.keyboard.press("Enter");
  await expect(names(page).first()).toBeFocused();
});

test("a button that shows more keeps the focus, or passes it to what it shows", async ({ page }) => {
  const press = async (button: Locator) => {
    await button.focus();
    await page.keyboard.press("Enter");
  };
  await page.goto("/twd/meta");
  const clans = page.getByRole("region", { name: "Clans", exact: true });
  const rows = clans.getByRole("table").locator("tbody tr");
  await expect(rows).toHaveCount(10);
  await press(clans.getByRole("button", { name: /^Show \d+ more$/ }));
  await expect(rows.nth(10).getByRole("link").first()).toBeFocused();

  await page.goto("/changes");
  await press(page.getByRole("button", { name: "Show 2024", exact: true }));
  await expect(page.getByRole("heading", { name: /2024$/ }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Show 2023", exact: true })).toBeFocused();
});

test("the skip link skips the navigation; a new page focuses its heading and sets the document title", async ({
  page,
}) => {
  await page.goto("/");
  await waitForApp(page);
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").locator(":focus")).toBeAttached();

  await expect(page).toHaveTitle("VTES card database · Methuselah");
  await expect(page.getByRole("main").getByText("library cards", { exact: false }).first()).toBeVisible();
  const navigation = page.getByRole("banner").getByRole("navigation");
  for (const [link, heading, title] of [
    ["Crypt", "Crypt", "Crypt search · Methuselah"],
    ["Library", "Library", "Library search · Methuselah"],
    ["Quick card search", "Cards", "Card search · Methuselah"],
    ["About", "Methuselah", "VTES card database · Methuselah"],
    ["Crypt", "Crypt", "Crypt search · Methuselah"],
  ] as const) {
    await navigation.getByRole("link", { name: link }).click();
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeFocused();
    await expect(page).toHaveTitle(title);
    await expect(navigation.getByRole("link", { name: link })).toHaveAttribute("aria-current", "page");
  }
});

/** Presses Tab until the focus leaves the page or repeats; returns the number of elements. */
async function tabRound(page: Page, limit: number): Promise<{ stops: number; ended: boolean }> {
  const marked = () =>
    page.evaluate(() => {
      const active = document.activeElement;
      if (!active || active === document.body) return "out";
      if (active.hasAttribute("data-tabbed")) return "again";
      active.setAttribute("data-tabbed", "");
      return "new";
    });
  for (let stops = 0; stops < limit; stops += 1) {
    await page.keyboard.press("Tab");
    const state = await marked();
    if (state !== "new") return { stops, ended: true };
  }
  return { stops: limit, ended: false };
}

test("Tab leaves every kind of page", async ({ page }) => {
  for (const path of ["/", "/crypt", searchUrl("library", textSearch("deflection")), "/cards/100001"]) {
    await test.step(path, async () => {
      await page.goto(path);
      await waitForApp(page);
      const { stops, ended } = await tabRound(page, 200);
      expect(ended).toBe(true);
      expect(stops).toBeGreaterThan(5);
    });
  }
});
