import type { Locator } from "@playwright/test";
import { signUp } from "./account-page";
import { archiveUrl, deckName, decks, total } from "./archive-page";
import { action, STORED_DECK_URL } from "./deck-page";
import { expect, test } from "./fixtures";
import { chips, filters, results, searchOf } from "./search-page";

test("from a winning deck to similar ones, and to a clone", async ({ page }) => {
  await signUp(page);
  await page.goto("/twd");
  const name = (await deckName(decks(page).first()).textContent()) ?? "";
  await deckName(decks(page).first()).click();
  await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
  await expect(page.getByRole("spinbutton")).toHaveCount(0);

  await action(page, "Similar decks").click();
  await expect(page).toHaveURL(/\/twd\?q=/);
  await expect(chips(page).first()).toContainText(`similar to ${name}`);
  // The deck itself is the most similar one.
  await expect(decks(page).first().getByText("100% in common", { exact: true })).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Sort by" })).toHaveValue("similar");

  await decks(page).first().getByRole("button", { name: "Clone" }).click();
  await expect(page).toHaveURL(STORED_DECK_URL);
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue(/ \[by /);

  // The clone has everything in common with its original.
  await action(page, "Similar decks").click();
  await expect(decks(page).first().getByText("100% in common", { exact: true })).toBeVisible();
  await expect(deckName(decks(page).first())).toHaveText(name);
});

test("the search is in the URL and in words; cards are searched by copies", async ({ page }) => {
  await test.step("the search is in the URL and in words, and a click removes a part", async () => {
    await page.goto("/twd");
    await expect(decks(page).first()).toBeVisible();
    await filters(page).getByRole("combobox", { name: "bleed", exact: true }).selectOption("any");
    const bleeding = await total(page);
    await expect.poll(() => searchOf(page)).toEqual({ tags: { bleed: true } });
    await filters(page).getByRole("checkbox", { name: "84–90" }).check();
    await expect.poll(() => total(page)).toBeLessThan(bleeding);
    await expect
      .poll(() => searchOf(page))
      .toEqual({ libraryTotal: { "84-90": true }, tags: { bleed: true } });
    await page.reload();
    await expect(chips(page)).toHaveText([/library of 84-90 cards/, /bleed/, "Clear all", "Save search"]);

    await page.getByRole("button", { name: "Remove: library of 84-90 cards" }).click();
    await expect.poll(() => total(page)).toBe(bleeding);
    await page.getByRole("button", { name: "Clear all" }).click();
    await expect.poll(() => searchOf(page)).toBeUndefined();
  });
  await test.step("a card is searched by name and copies", async () => {
    // Without a search nothing is counted.
    await expect(page.getByText(/^TOTAL:/)).toHaveCount(0);
    const field = filters(page).getByRole("combobox", { name: "Library cards" });
    await field.fill("vilein");
    await page
      .getByRole("listbox")
      .getByRole("option", { name: /^Villein/ })
      .click();
    await expect(chips(page).first()).toContainText("Villein");
    const some = await total(page);
    await filters(page).getByRole("spinbutton", { name: "Copies of Villein" }).fill("0");
    await filters(page).getByRole("combobox", { name: "Comparison" }).selectOption("eq");
    await expect(chips(page).first()).toContainText("without Villein");
    await expect.poll(() => total(page)).not.toBe(some);
  });
});

test("problems of a search are shown; location and player link to other decks", async ({ page }) => {
  await test.step("location and player of a deck link to their other decks", async () => {
    await page.goto("/twd");
    const first = decks(page).first();
    const player = await first.getByRole("link", { name: /^Decks by / }).textContent();
    await first.getByRole("link", { name: /^Decks from / }).click();
    await expect(chips(page).first()).toContainText(/^in /);
    await page.goBack();
    await expect(chips(page)).toHaveCount(0);
    await first.getByRole("link", { name: /^Decks by / }).click();
    await expect(chips(page).first()).toContainText(`by ${player}`);
    expect(await total(page)).toBeGreaterThan(0);
  });
  await test.step("an empty request, no results and a broken URL have messages", async () => {
    await page.goto("/twd");
    await filters(page).getByRole("searchbox", { name: "Event" }).press("Enter");
    await expect(page.getByText("EMPTY REQUEST", { exact: true })).toBeVisible();

    await page.goto(archiveUrl("twd", { event: "nobody ever met for this" }));
    await expect(page.getByRole("main").getByText("NO DECKS FOUND", { exact: true })).toBeVisible();

    await page.goto(`${archiveUrl("twd", { tags: { bleed: true }, colour: "red" })}`);
    await expect(page.getByRole("alert").filter({ hasText: "colour" })).toBeVisible();
    expect(await total(page)).toBeGreaterThan(0);
    await page.goto("/twd?q=%7Bbroken");
    await expect(page.getByRole("alert").filter({ hasText: "not valid JSON" })).toBeVisible();
    await expect(decks(page).first()).toBeVisible();
  });
});

test("decks are sorted as chosen, counted by year, and rendered only if visible", async ({ page }) => {
  await test.step("decks are sorted as chosen and counted by year", async () => {
    await page.goto(archiveUrl("twd", { date: { from: 1997 } }));
    const newest = (await deckName(decks(page).first()).textContent()) ?? "";
    await page.getByRole("combobox", { name: "Sort by" }).selectOption("old");
    await expect(deckName(decks(page).first())).not.toHaveText(newest);
    await expect(
      page.getByRole("list", { name: "Decks by year" }).getByRole("listitem").first(),
    ).toBeVisible();
    await page.getByRole("button", { name: "Random" }).click();
    await expect(page.getByText("10 random decks")).toBeVisible();
    await page.getByRole("button", { name: "New", exact: true }).click();
    await expect(deckName(decks(page).first())).toHaveText(newest);
  });
  await test.step("only visible decks are rendered", async () => {
    await expect(decks(page).first()).toBeVisible();
    expect(await decks(page).count()).toBeLessThan(8);
    await results(page).hover();
    for (let turn = 0; turn < 5; turn++) await page.mouse.wheel(0, 2000);
    await expect(results(page).locator('[aria-posinset="1"]')).toHaveCount(0);
    expect(await page.locator("*").count()).toBeLessThan(3000);
  });
});

test("filters on a phone show the number of results @phone", async ({ page }) => {
  await page.goto("/twd");
  await page.getByRole("button", { name: "Filters" }).click();
  const show = filters(page).getByRole("button", { name: /^Show [\d,]+ decks?$/ });
  await filters(page).getByRole("checkbox", { name: "Single clan" }).check();
  const count = ((await show.textContent()) ?? "").replace(/\D/g, "");
  await show.click();
  await expect(filters(page)).toBeHidden();
  await expect.poll(() => total(page)).toBe(Number(count));
  await expect.poll(() => searchOf(page)).toEqual({ traits: { monoclan: true } });
  await expect(decks(page).first()).toBeVisible();
  await test.step("touch targets are large enough", async () => {
    const height = async (of: Locator) => (await of.boundingBox())?.height ?? 0;
    const isLargeEnough = async (of: Locator) =>
      expect.soft.poll(() => height(of), `${of}`).toBeGreaterThanOrEqual(44);
    await isLargeEnough(chips(page).first());
    await isLargeEnough(decks(page).first().getByRole("listitem").getByRole("link").first());
    await page.goto("/twd/hall_of_fame/tournaments");
    const player = page.locator("main summary").first();
    await isLargeEnough(player);
    await player.click();
    await isLargeEnough(page.getByRole("main").getByRole("listitem").getByRole("link").first());
    await page.goto("/diff/V5:PTr/V5:PTr");
    await isLargeEnough(page.locator("main summary").first());
  });
});
