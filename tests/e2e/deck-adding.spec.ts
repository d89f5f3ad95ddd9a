import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { signUp } from "./account-page";
import { waitForApp } from "./app-ready";
import { expectBriefMessage } from "./brief-message";
import { CRYPT, copiesOf, expectSaved, LEGAL, LIBRARY, makeDeck, openDeck, storedDeck } from "./deck-page";
import { expect, test } from "./fixtures";
import { dialog, names, results, searchUrl, textSearch } from "./search-page";
import { swipe } from "./swipe";

const GOVERN = "Govern the Unaligned";
const GOVERNS = searchUrl("library", textSearch("govern the unaligned"));
const THEO_BELLS = searchUrl("crypt", textSearch("theo bell"));

const addMode = (page: Page) => page.getByRole("button", { name: "Add mode" });
const current = (page: Page) => page.getByRole("region", { name: "Current deck" });
const more = (page: Page, card: string) =>
  page.getByRole("button", { name: `One more ${card}`, exact: true });

declare global {
  interface Window {
    /** Cumulative layout shift of the page. */
    moved?: number;
  }
}

/** A user with a deck that was opened last. */
async function withDeck(page: Page, cards: Readonly<Record<string, number>>): Promise<string> {
  await signUp(page);
  const id = await makeDeck(page, { name: "Found", cards });
  await openDeck(page, id, "Found");
  return id;
}

async function startAdding(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await addMode(page).click();
  await expect(current(page).getByRole("link", { name: "Found" })).toBeVisible();
}

test("cards are added to a visible deck from both searches", async ({ page }) => {
  const id = await withDeck(page, {});
  await startAdding(page, GOVERNS);
  const deck = current(page);
  await more(page, GOVERN).click();
  await more(page, GOVERN).click();
  await expect(deck.getByRole("listitem")).toHaveText(/^2 ?Govern the Unaligned/);
  await copiesOf(page, GOVERN).fill("12");
  await copiesOf(page, GOVERN).press("Enter");
  await expect(deck.getByRole("heading", { name: "Library [12 of 60-90]" })).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(copiesOf(page, GOVERN)).toHaveValue("2");
  await deck.getByRole("button", { name: "Redo" }).click();
  await expect(copiesOf(page, GOVERN)).toHaveValue("12");
  await expect(dialog(page)).toHaveCount(0);
  await expectSaved(page);

  // The mode is remembered, and the deck stays the same.
  await page.goto(THEO_BELLS);
  await expect(addMode(page)).toHaveAttribute("aria-pressed", "true");
  await expect(deck.getByRole("link", { name: GOVERN })).toBeVisible();
  await names(page).first().focus();
  for (const key of ["+", "+", "+", "-", "ArrowDown"]) await page.keyboard.press(key);
  await expect(names(page).nth(1)).toBeFocused();
  await expect(copiesOf(page, "Theo Bell (G6)")).toHaveValue("2");
  await expect(deck.getByRole("heading", { name: "Crypt [2 of 12+]" })).toBeVisible();
  await expectSaved(page);
  const { cards } = await storedDeck(page, id);
  expect(cards).toEqual({ [CRYPT["Theo Bell (G6)"].id]: 2, [LIBRARY[GOVERN].id]: 12 });

  await deck.getByRole("link", { name: "Found" }).click();
  await expect(page).toHaveURL(`/decks/${id}`);
  await expect(copiesOf(page, GOVERN)).toHaveValue("12");
});

test("a card goes into the deck from its page", async ({ page, newUser }) => {
  const id = await withDeck(page, { 201613: 4 });
  await page.goto("/cards/100845");
  await page.getByRole("button", { name: "Add to Found" }).click();
  await more(page, GOVERN).click();
  await expect(copiesOf(page, GOVERN)).toHaveValue("2");
  await expect.poll(async () => (await storedDeck(page, id)).cards["100845"]).toBe(2);
  const stranger = await newUser();
  await stranger.goto("/cards/100845");
  await expect(stranger.getByRole("button", { name: "Compare" })).toBeVisible();
  await expect(stranger.getByRole("button", { name: "Add to Found" })).toBeHidden();
});

test("Tab goes from the number to the card, arrow keys from row to row", async ({ page }) => {
  await withDeck(page, {});
  await startAdding(page, THEO_BELLS);
  await more(page, "Theo Bell (G6)").click();
  await names(page).first().focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Shift+Tab");
  const second = results(page).getByRole("listitem").nth(1);
  await expect(second.getByRole("spinbutton")).toBeFocused();
  await page.keyboard.type("3");
  await page.keyboard.press("Tab");
  await expect(names(page).nth(1)).toBeFocused();
  await expect(second.getByRole("spinbutton")).toHaveValue("3");
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeVisible();
});

test("users without an open deck choose one; anonymous users cannot add", async ({ page }) => {
  await page.goto(GOVERNS);
  await expect(names(page).first()).toBeVisible();
  await expect(addMode(page)).toHaveCount(0);

  await signUp(page);
  await makeDeck(page, { name: "Chosen", cards: {} });
  await page.goto(GOVERNS);
  await addMode(page).click();
  await expect(current(page).getByText(/^Choose or open one of your decks/)).toBeVisible();
  await expect(more(page, GOVERN)).toHaveCount(0);
  await current(page).getByRole("combobox").selectOption("Chosen");
  await more(page, GOVERN).click();
  await expect(current(page).getByRole("listitem")).toHaveText(/^1 ?Govern the Unaligned/);
  await addMode(page).click();
  await expect(current(page)).toHaveCount(0);
  await expect(more(page, GOVERN)).toHaveCount(0);
});

test("no deck code is loaded before adding; offline edits wait for the network", async ({
  page,
  context,
  errors,
}) => {
  const id = await withDeck(page, LEGAL);
  await test.step("no deck code is loaded before adding", async () => {
    const fetched: string[] = [];
    page.on("request", (request) => {
      if (/\/assets\/adding-deck|\/api\/deck/.test(request.url())) fetched.push(request.url());
    });
    await page.goto(GOVERNS);
    await expect(addMode(page)).toBeVisible();
    await expect(names(page).first()).toBeVisible();
    expect(fetched).toEqual([]);
    await addMode(page).click();
    await expect(current(page)).toBeVisible();
    expect(fetched).not.toEqual([]);
  });
  await test.step("offline edits wait, and are sent when the network is back", async () => {
    errors.expected.push(/ERR_INTERNET_DISCONNECTED/);
    await context.setOffline(true);
    await more(page, GOVERN).click();
    await expect(copiesOf(page, GOVERN)).toHaveValue("13");
    await expect(current(page).getByText("Offline: 1 edit is saved on this device")).toBeVisible();
    await context.setOffline(false);
    await expectSaved(page);
    expect((await storedDeck(page, id)).cards).toMatchObject({ [LIBRARY[GOVERN].id]: 13 });
  });
});

test("add mode is accessible, and shifts nothing when the deck is loaded @everywhere", async ({ page }) => {
  await test.step("nothing shifts when the deck is loaded", async () => {
    await withDeck(page, LEGAL);
    await startAdding(page, GOVERNS);
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries())
          window.moved = (window.moved ?? 0) + (shift as PerformanceEntry & { value: number }).value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(GOVERNS);
    await expect(more(page, GOVERN)).toBeVisible();
    await expect(current(page).getByRole("link", { name: "Found" })).toBeVisible();
    expect(await page.evaluate(() => window.moved ?? 0)).toBeLessThanOrEqual(0.02);
  });
  await test.step("add mode has no accessibility violations", async () => {
    await waitForApp(page);
    await expect(more(page, GOVERN)).toBeVisible();
    await expectAccessible(page, "add mode");
  });
});

test.describe("adding on a phone @phone", () => {
  test("swipes and buttons count cards in the results; a tap opens one", async ({ page }) => {
    const id = await withDeck(page, {});
    await startAdding(page, GOVERNS);
    const row = results(page).getByRole("listitem").filter({ hasText: GOVERN }).first();
    const copies = (count: number) => row.getByRole("img", { name: `Copies of ${GOVERN}: ${count}` });
    const box = await more(page, GOVERN).boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect(box?.height).toBeGreaterThanOrEqual(44);

    await more(page, GOVERN).tap();
    await expect(copies(1)).toBeVisible();
    // Swipes that start near the edge are gestures of the phone.
    await swipe(row, { from: 20, to: 200 });
    await swipe(row, { from: 150, to: 300 });
    await expect(copies(2)).toBeVisible();
    await expectBriefMessage(page.getByRole("status").filter({ hasText: `3 × ${GOVERN}` }), () =>
      swipe(row, { from: 150, to: 300 }),
    );
    await swipe(row, { from: 300, to: 150 });
    await expect(copies(2)).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    await expect(current(page).getByRole("img", { name: "0 crypt cards, 2 library cards" })).toBeVisible();
    await expectSaved(page);
    expect((await storedDeck(page, id)).cards).toEqual({ [LIBRARY[GOVERN].id]: 2 });

    // The browser merges a tap right after a swipe with its end.
    await expect(row.locator("[data-swiped]")).toHaveCount(0);
    await row.getByRole("link").tap();
    await expect(dialog(page, GOVERN)).toBeVisible();
  });

  test("swipes count cards on the deck page too; its line stays on other pages, and nothing overflows", async ({
    page,
  }) => {
    await test.step("swipes count cards on the deck page too", async () => {
      const id = await withDeck(page, LEGAL);
      const row = page.getByRole("listitem").filter({ hasText: "Theo Bell" }).first();
      await swipe(row, { from: 150, to: 300 });
      await expect(row.getByRole("img", { name: "Copies of Theo Bell (G6): 5" })).toBeVisible();
      await swipe(row, { from: 300, to: 150 });
      await swipe(row, { from: 300, to: 150 });
      await expect(row.getByRole("img", { name: "Copies of Theo Bell (G6): 3" })).toBeVisible();
      await expect(dialog(page)).toHaveCount(0);
      await expectSaved(page);
      expect((await storedDeck(page, id)).cards).toMatchObject({ [CRYPT["Theo Bell (G6)"].id]: 3 });
    });
    await test.step("the deck line stays on other pages, and nothing overflows horizontally", async () => {
      await startAdding(page, searchUrl("crypt", { titles: { justicar: true } }));
      const navigation = await page.getByRole("navigation", { name: "Main" }).boundingBox();
      const line = await current(page).boundingBox();
      expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual((navigation?.y ?? 0) + 1);
      const overflowWidth = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      for (const width of [390, 360, 320]) {
        await page.setViewportSize({ width, height: 740 });
        await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(width);
        await expect.poll(overflowWidth).toBe(0);
        // All in one call, because rows are rendered and removed meanwhile.
        const tooWide = () =>
          results(page)
            .getByRole("listitem")
            .evaluateAll((rows) => rows.filter((row) => row.scrollWidth > row.clientWidth).length);
        await expect.poll(tooWide).toBe(0);
      }
    });
  });
});

/** Enough to scroll: sixteen library cards. */
const MANY = Object.fromEntries(
  [8, 15, 20, 28, 32, 36, 38, 40, 50, 58, 62, 70, 77, 80, 85, 90].map((id) => [String(100_000 + id), 1]),
);

test("the field to add a card stays visible, and covers no focused element", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 660 });
  await withDeck(page, { ...LEGAL, ...MANY });
  const add = page.getByRole("combobox", { name: "Add library card" });
  const links = page.getByRole("region", { name: /^Library/ }).locator("[data-card] a");
  await links.last().focus();
  await expect(add).toBeInViewport({ ratio: 1 });
  await test.step("backward navigation by keyboard shows each card", async () => {
    const isHidden = () =>
      page.evaluate(() => {
        const { left, top, height } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
        const seen = document.elementFromPoint(left + 2, top + height / 2);
        return seen?.closest("[data-card]") !== document.activeElement?.closest("[data-card]");
      });
    for (let at = 0; at < 45; at += 1) {
      await page.keyboard.press("Shift+Tab");
      expect(await isHidden(), `${at + 1} back`).toBe(false);
    }
  });
  await test.step("its options are visible, and a card is added to the deck", async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await add.fill("deflec");
    const option = page.getByRole("option", { name: /^Deflection/ });
    await expect(option).toBeInViewport({ ratio: 1 });
    await option.click();
    await expect(copiesOf(page, "Deflection")).toHaveValue("11");
  });
  await test.step("a low window reserves its space for the cards", async () => {
    await page.setViewportSize({ width: 1280, height: 600 });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(add).not.toBeInViewport();
    await expect(page.getByRole("heading", { name: /^Library/ })).toBeInViewport({ ratio: 1 });
  });
});
