import type { Locator, Page } from "@playwright/test";
import { isPhone, testAccessibility } from "./accessible";
import { signUp } from "./account-page";
import { archiveUrl, deckName, decks, total } from "./archive-page";
import { action, expectSaved, LEGAL, makeDeck, openDeck, storedDeck } from "./deck-page";
import { expect, test } from "./fixtures";
import { chips, searchOf } from "./search-page";

const ON_THE_QUI_VIVE = 101321;

/** The last part of the dashboard is there, so all others are, and none is of a search before. */
async function expectComplete(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: "Tournaments", exact: true })).toBeVisible();
  await expect(page.locator("main [aria-busy='true']")).toHaveCount(0);
}

const table = (page: Page, name: string): Locator => page.getByRole("table", { name, exact: true });

const evidence = (page: Page): Locator =>
  page.getByRole("group").filter({ has: page.getByText("Winning decks", { exact: true }) });

/** Nothing is wider than the window. */
async function expectNoOverflow(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth];
  });
  expect(content).toBeLessThanOrEqual(window ?? 0);
}

test("from what wins in 2025 to a deck in three clicks @everywhere", async ({ page }) => {
  await page.goto("/twd/meta");
  await expectComplete(page);
  await page.getByText("2025", { exact: true }).first().click();
  await expect(chips(page).first()).toContainText("from 2025");
  await expectComplete(page);
  await expectNoOverflow(page);
  await table(page, "Clans").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/twd\?q=/);
  await expect(chips(page).first()).toContainText("from 2025");
  const name = (await deckName(decks(page).first()).textContent()) ?? "";
  await deckName(decks(page).first()).click();
  await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
});

test("the range of a share is a line across its bar, or numbers on a phone @everywhere", async ({ page }) => {
  await page.goto("/twd/meta");
  await expectComplete(page);
  const row = table(page, "Clans").getByRole("row").nth(1);
  const range = row.getByText(/^[\d.]+–[\d.]+%$/);
  await expect(range).toBeVisible({ visible: isPhone(page) });
  await expect(row.getByRole("img", { name: /^probably between/ })).toBeVisible({ visible: !isPhone(page) });
  await expectNoOverflow(page);
});

test("what wins counts the decks of a typed search @everywhere", async ({ page }) => {
  await page.goto(archiveUrl("twd", { also: ["year:2025 or tag:bleed"] }));
  const count = await total(page);
  await page.getByText("More", { exact: true }).click();
  await page.getByRole("link", { name: "What wins" }).click();
  await expectComplete(page);
  await expect(
    page.getByText(new RegExp(`^${count.toLocaleString("en")} wins?, with the weight`)),
  ).toBeVisible();
  await expect(page.getByText(/the loaded card data/)).toHaveCount(0);
  const line = page.getByRole("combobox", { name: "Typed search" });
  await line.focus();
  await expect(line).toHaveValue("year:2025 or tag:bleed");
  await line.fill("year>=2024 is:championship");
  await expect(chips(page).filter({ hasText: "championship" })).toBeVisible();
  await expect.poll(() => searchOf(page)).toEqual({ date: { from: 2024 }, traits: { championship: true } });
  await line.press("Escape");
  await expectNoOverflow(page);
});

test("Back returns to the mark whose decks were opened @everywhere", async ({ page }) => {
  await page.goto("/twd/meta");
  await expectComplete(page);
  const kind = table(page, "Kinds of deck").getByRole("link").last();
  await kind.scrollIntoViewIfNeeded();
  await expect(kind).toBeInViewport();
  await kind.click();
  await expect(page).toHaveURL(/\/twd\?q=/);
  await expect(decks(page).first()).toBeVisible();
  await page.goBack();
  await expect(kind).toBeInViewport();
});

test("from a card to a deck with four copies", async ({ page }) => {
  await page.goto(`/cards/${ON_THE_QUI_VIVE}`);
  const four = evidence(page).getByRole("link", { name: "Decks with exactly 4 copies" });
  await four.scrollIntoViewIfNeeded();
  await four.click();
  await expect(chips(page).first()).toContainText("exactly 4 On the Qui Vive");
  await deckName(decks(page).first()).click();
  const library = page.getByRole("region", { name: /^Library \[/ });
  const row = library.getByRole("listitem").filter({ hasText: "On the Qui Vive" });
  await expect(row).toContainText(/^4/);
});

test("from a deck to the closest winner, and three cards taken over", async ({ page }) => {
  await signUp(page);
  const id = await makeDeck(page);
  await openDeck(page, id);
  await action(page, "Closest winner").click();
  await expect(page).toHaveURL(new RegExp(`/diff/${id}/.+`));
  const differing = page.getByText(/^\d+ cards differ\./);
  const before = Number.parseInt((await differing.textContent()) ?? "", 10);
  for (const left of [1, 2, 3]) {
    await page
      .getByRole("button", { name: /^Take over from the right deck/ })
      .first()
      .click();
    await expect(differing).toHaveText(new RegExp(`^${before - left} cards differ`));
  }
  await expectSaved(page);
  const { cards } = await storedDeck(page, id);
  const ids = new Set([...Object.keys(LEGAL), ...Object.keys(cards)]);
  expect([...ids].filter((card) => (LEGAL[card] ?? 0) !== (cards[card] ?? 0))).toHaveLength(3);
});

test("what wins is printed without its controls", async ({ page }) => {
  await page.goto("/twd/meta");
  await expectComplete(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: "Copy link" })).toBeHidden();
  await expect(page.getByRole("button", { name: "Copy as CSV" })).toHaveCount(0);
  await expect(table(page, "Clans")).toBeVisible();
  expect((await page.pdf({ format: "A4" })).length).toBeGreaterThan(10_000);
});

testAccessibility([{ name: "what wins", path: "/twd/meta", open: expectComplete }]);
