import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { dialog, names, searchAddress } from "./search-page";

const SCREENS = [
  "/",
  "/crypt",
  searchAddress("crypt", { titles: { justicar: true } }),
  searchAddress("library", { text: [{ value: ".{28,}", regex: true, in: "name" }] }),
  "/cards",
  "/cards/200001",
  "/cards/101151",
  "/nowhere",
];

/** How far the page can be moved sideways. */
function sideways(page: Page): Promise<number> {
  return page.evaluate(() => {
    const page = document.scrollingElement;
    return page ? page.scrollWidth - page.clientWidth : 0;
  });
}

async function settled(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
}

test("no screen scrolls sideways at 320 px", async ({ page, watch }) => {
  watch.expected.push(/status of 404/);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const screen of SCREENS) {
    await page.goto(screen);
    await settled(page);
    expect.soft(await sideways(page), screen).toBe(0);
  }
  await page.goto(searchAddress("crypt", { titles: { justicar: true } }));
  await names(page).first().click();
  await expect(dialog(page).getByText(/^1 of/)).toBeVisible();
  expect.soft(await overflow(page), "open card").toEqual([]);
  await page.goBack();
  await page.getByRole("button", { name: "Filters" }).click();
  expect.soft(await overflow(page), "filters").toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Menu" }).click();
  expect.soft(await overflow(page), "menu").toEqual([]);
});

/** Controls of the open dialog that lie outside of it. */
function overflow(page: Page): Promise<readonly string[]> {
  return dialog(page).evaluate((open) => {
    const edge = open.getBoundingClientRect();
    return [...open.querySelectorAll("button, input, select, a, h2, h3")]
      .filter((part) => {
        const box = part.getBoundingClientRect();
        return box.width > 1 && (box.left < edge.left - 0.5 || box.right > edge.right + 0.5);
      })
      .map((part) => part.outerHTML.slice(0, 120));
  });
}

test("text of twice the size stays readable, on a desktop and on a phone", async ({ page, watch }) => {
  watch.expected.push(/status of 404/);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const screen of SCREENS) {
      await page.goto(screen);
      await settled(page);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = "200%";
      });
      expect.soft(await sideways(page), `${screen} at ${width}`).toBe(0);
    }
  }
});
