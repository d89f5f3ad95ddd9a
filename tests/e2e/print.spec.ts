import type { Locator, Page } from "@playwright/test";
import { signUp } from "./account-page";
import { makeDeck, openDeck, part } from "./deck-page";
import { expect, test } from "./fixtures";

/** The print view from the dark theme. */
async function onPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
}

const items = (page: Page, list: string): Locator =>
  page.getByRole("list", { name: list, exact: true }).locator("> li");

/** Rows do not overlap. */
async function expectNoOverlap(rows: Locator): Promise<void> {
  const boxes = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect()));
  expect(boxes.length).toBeGreaterThan(1);
  for (const [at, { top }] of boxes.entries()) {
    expect(top).toBeGreaterThanOrEqual((boxes[at - 1]?.bottom ?? top) - 1);
  }
}

test("a search is printed completely, and archives row by row", async ({ page }) => {
  await page.goto('/crypt?q={"clan":{"value":["brujah"]}}');
  await expect(items(page, "Results").first()).toBeVisible();
  const heading = await page
    .getByText(/^\d+ cards$/)
    .first()
    .textContent();
  const found = Number.parseInt(heading ?? "", 10);
  expect(found).toBeGreaterThan(60);
  await onPaper(page);
  await expect(items(page, "Results")).toHaveCount(found);
  await expectNoOverlap(items(page, "Results"));
  await page.emulateMedia({ media: "screen" });
  await page.goto("/twd");
  await expect(items(page, "Results").first()).toBeVisible();
  await onPaper(page);
  await expectNoOverlap(items(page, "Results"));
});

test("a deck is printed in black with its library in two columns, followed by its description", async ({
  page,
}) => {
  await signUp(page);
  const description = "A long story of how it was won. ".repeat(200);
  await openDeck(page, await makeDeck(page, { description }));
  await onPaper(page);
  const lefts = await part(page, "Library")
    .getByRole("listitem")
    .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().left)));
  expect(new Set(lefts).size).toBe(2);
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
});

test("a winning deck is printed with its date once, a card with its text and sets", async ({ page }) => {
  await page.goto("/twd");
  await page.getByRole("link", { name: "Open deck" }).first().click();
  await expect(part(page, "Library")).toBeVisible();
  await onPaper(page);
  const day =
    /\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4}$/;
  await expect(page.locator("main").getByText(day).filter({ visible: true })).toHaveCount(1);
  const link = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue("--link"),
  );
  expect(link).toBe("#000");
  await page.goto("/cards/100845");
  await page.setViewportSize({ width: 720, height: 1000 });
  await expect(page.getByRole("heading", { name: "Sets", exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Jyhad/ })).toBeVisible();
  await expect(page.getByText(/Govern the Unaligned/).first()).toBeVisible();
});
