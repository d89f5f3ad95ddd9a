import type { Page } from "@playwright/test";
import { signUp } from "./account-page";
import { makeDeck, openDeck, part } from "./deck-page";
import { expect, test } from "./fixtures";
import { dialog, names, results, searchAddress } from "./search-page";

/** No screen is larger (design: performance budgets). */
const LIMIT = 3_000;

const nodes = (page: Page) => page.evaluate(() => document.querySelectorAll("*").length);

const ALL_VAMPIRES = searchAddress("crypt", {
  capacity: { value: [{ capacity: "1", moreless: "ge" }], logic: "or" },
});
const NEARLY_ALL_OTHERS = searchAddress("library", { text: [{ value: "a" }] });

for (const address of [ALL_VAMPIRES, NEARLY_ALL_OTHERS]) {
  test(`the largest list stays small: ${address.slice(0, 8)} @everywhere`, async ({ page }) => {
    await page.goto(address);
    await page.getByRole("button", { name: /^SHOW/ }).click();
    const size = await results(page).getByRole("listitem").first().getAttribute("aria-setsize");
    expect(Number(size)).toBeGreaterThan(1_500);
    expect(await nodes(page)).toBeLessThan(LIMIT);
    await names(page).first().focus();
    await page.keyboard.press("End");
    await expect(results(page).getByRole("listitem").last()).toHaveAttribute("aria-posinset", size ?? "");
    expect(await nodes(page)).toBeLessThan(LIMIT);
    await page.keyboard.press("Enter");
    await expect(dialog(page)).toBeVisible();
    expect(await nodes(page)).toBeLessThan(LIMIT);
  });
}

/** Twelve vampires and sixty library cards, the first of their kinds. */
const MANY = Object.fromEntries([...ids(200_001, 12), ...ids(100_001, 60)].map((id) => [id, 1]));

function ids(first: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, at) => first + at);
}

test("a deck of many cards stays small, also with its details @everywhere", async ({ page }) => {
  await signUp(page);
  await openDeck(page, await makeDeck(page, { name: "Many", cards: MANY }), "Many");
  for (const name of ["Crypt", "Library"] as const)
    await part(page, name).getByRole("button", { name: "Details" }).click();
  await expect(page.getByText("By discipline, masters left out")).toBeVisible();
  await expect(part(page, "Library").getByRole("link")).toHaveCount(60);
  expect(await nodes(page)).toBeLessThan(LIMIT);
});

test("a long list of decks stays small @everywhere", async ({ page }) => {
  // So many decks are made first.
  test.slow();
  await signUp(page);
  const decks = 150;
  for (const at of ids(1, decks)) await makeDeck(page, { name: `Deck ${at}`, cards: {} });
  await page.goto("/decks");
  await page.getByRole("button", { name: "Advanced selector" }).click();
  const list = dialog(page, "Select Deck").getByRole("region", { name: "My Decks" });
  await expect(list.getByRole("listitem").first()).toHaveAttribute("aria-setsize", String(decks));
  expect(await nodes(page)).toBeLessThan(LIMIT);
});
