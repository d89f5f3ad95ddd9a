import type { Page } from "@playwright/test";
import { waitForApp } from "./app-ready";
import { expect, test } from "./fixtures";
import { slowDown } from "./presses/visit";
import { dialog, names, searchUrl, textSearch } from "./search-page";

const field = (page: Page) => page.getByRole("combobox", { name: "Card name" });
const options = (page: Page) => page.getByRole("listbox", { name: "Cards" }).getByRole("option");

test("a card is found by any spelling, also a wrong one", async ({ page, errors }) => {
  await test.step("names are searched once the text is long enough", async () => {
    await page.goto("/cards");
    for (const short of ["go", "the", "the "]) {
      await field(page).fill(short);
      await expect(options(page)).toHaveCount(0);
    }
    await field(page).fill("gov");
    await expect(options(page).filter({ hasText: "Govern the Unaligned" })).toBeVisible();
    await field(page).fill("theo");
    await expect(options(page).filter({ hasText: "Theo Bell" }).first()).toBeVisible();
    await field(page).fill("the b");
    await expect(options(page).filter({ hasText: "The Barrens" })).toBeVisible();
  });
  await test.step("a card is found by any spelling", async () => {
    for (const [typed, name] of [
      ["the barr", "The Barrens"],
      ["barrens", "The Barrens"],
      ["rotschreck", "Rötschreck"],
      ["bloodhunt", "Blood Hunt"],
      ["gtu", "Govern the Unaligned"],
      ["44 mag", ".44 Magnum"],
      ["blod dol", "Blood Doll"],
      ["theo bell (g6", "Theo Bell (G6)"],
      ["gov the", "Govern the Unaligned"],
      ["govun", "Govern the Unaligned"],
      ["capuchin", "The Capuchin"],
      ["anton", "Anton"],
    ] as const) {
      await field(page).fill(typed);
      await expect(options(page).first()).toContainText(name);
      await field(page).press("Enter");
      await expect(page.getByRole("main").getByRole("heading", { name, exact: true })).toBeVisible();
      await expect(page).toHaveTitle(`${name} · Methuselah`);
    }
  });
  await test.step("a misspelled name has similar suggestions", async () => {
    await field(page).fill("deflektion");
    await expect(page.getByText("Did you mean")).toBeVisible();
    await expect(options(page).first()).toContainText("Deflection");
    await field(page).press("ArrowDown");
    await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
    await field(page).press("Enter");
    await expect(page).toHaveURL(/\/cards\/100518$/);
  });
  await test.step("an unknown card id has a message", async () => {
    errors.expected.push(/status of 404 .*\/cards\/209999/);
    const answer = await page.goto("/cards/209999");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "No card with this ID" })).toBeVisible();
    // The ids of playtest cards say nothing about the cards.
    await page.goto("/cards/299999");
    await expect(page.getByRole("heading", { name: "CONTAINS PLAYTEST CARDS" })).toBeVisible();
    await field(page).fill("deflection");
    await field(page).press("Enter");
    await expect(page.getByRole("heading", { name: "Deflection", exact: true })).toBeVisible();
  });
});

test("the list is navigated by arrow keys, and random cards are drawn", async ({ page }) => {
  await test.step("the list is navigated by arrow keys, and Escape closes it", async () => {
    await page.goto("/cards");
    await field(page).fill("praxis");
    const second = options(page).nth(1);
    await expect(second).toBeVisible();
    await field(page).press("ArrowDown");
    await field(page).press("ArrowDown");
    await expect(second).toHaveAttribute("aria-selected", "true");
    await expect(field(page)).toHaveAttribute(
      "aria-activedescendant",
      (await second.getAttribute("id")) ?? "",
    );
    await field(page).press("ArrowUp");
    await field(page).press("ArrowUp");
    await expect(options(page).last()).toHaveAttribute("aria-selected", "true");
    await field(page).press("Escape");
    await expect(options(page)).toHaveCount(0);
    await expect(field(page)).toHaveValue("praxis");
    await field(page).press("Escape");
    await expect(field(page)).toHaveValue("");
    await field(page).fill("praxis");
    await options(page).nth(2).click();
    await expect(page).toHaveURL(/\/cards\/1\d{5}$/);
  });
  await test.step("random cards are drawn, each part by its button", async () => {
    for (const [part, path] of [
      ["crypt", /\/cards\/2\d{5}$/],
      ["crypt", /\/cards\/2\d{5}$/],
      ["library", /\/cards\/1\d{5}$/],
    ] as const) {
      const before = page.url();
      await page.getByRole("button", { name: `Random ${part} card` }).click();
      await expect(page).not.toHaveURL(before);
      await expect(page).toHaveURL(path);
      await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    }
    await page.keyboard.press("l");
    await expect(page).toHaveURL(/\/cards\/1\d{5}$/);
    await page.keyboard.press("c");
    await expect(page).toHaveURL(/\/cards\/2\d{5}$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/cards\/1\d{5}$/);
  });
});

test("the slash key leads here from any page, the navigation to the last card, and C draws another", async ({
  page,
}) => {
  await page.goto("/crypt");
  await waitForApp(page);
  await page.keyboard.press("/");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("fame");
  await expect(options(page).first()).toContainText("Fame");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/cards\/100698$/);
  await expect(page.getByRole("heading", { name: "Fame", exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  const navigation = page.getByRole("banner").getByRole("navigation");
  await navigation.getByRole("link", { name: "Library" }).click();
  await navigation.getByRole("link", { name: "Quick card search" }).click();
  await expect(page).toHaveURL(/\/cards\/100698$/);
  await expect(page.getByRole("heading", { name: "Fame", exact: true })).toBeVisible();
  await page.keyboard.press("c");
  await expect(page).toHaveURL(/\/cards\/2\d{5}$/);
});

test("keys that are pressed while a card closes are not lost, on a slow computer", async ({ page }) => {
  await page.goto(searchUrl("crypt", textSearch("theo bell")));
  await names(page).first().click();
  await expect(dialog(page)).toBeVisible();
  const slow = await slowDown(page, "6x");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Escape");
  await page.keyboard.press("/");
  await expect(field(page)).toBeFocused();
  await slow.end();
});
