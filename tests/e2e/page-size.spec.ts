import type { Page } from "@playwright/test";
import { signUp } from "./account-page";
import { makeDeck, openDeck, part } from "./deck-page";
import { expect, test } from "./fixtures";
import { dialog, names, results, searchUrl } from "./search-page";

/** Maximum number of elements of a page. */
const LIMIT = 3_000;

const nodes = (page: Page) => page.evaluate(() => document.querySelectorAll("*").length);

const ALL_VAMPIRES = searchUrl("crypt", {
  capacity: { value: [{ capacity: "1", moreless: "ge" }], logic: "or" },
});
const NEARLY_ALL_OTHERS = searchUrl("library", { text: [{ value: "a" }] });

test("the largest lists stay small @everywhere", async ({ page }) => {
  for (const path of [ALL_VAMPIRES, NEARLY_ALL_OTHERS]) {
    await test.step(path.slice(0, 8), async () => {
      await page.goto(path);
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
});

/** Twelve vampires and sixty library cards, the first of their kinds. */
const MANY = Object.fromEntries([...ids(200_001, 12), ...ids(100_001, 60)].map((id) => [id, 1]));

function ids(first: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, at) => first + at);
}

test("a large deck with details and a long list of decks stay small @everywhere", async ({ page }) => {
  // Creates so many decks first.
  test.slow();
  await signUp(page);
  const many = await makeDeck(page, { name: "Many", cards: MANY });
  const others = 149;
  for (const at of ids(1, others)) await makeDeck(page, { name: `Deck ${at}`, cards: {} });
  await openDeck(page, many, "Many");
  for (const name of ["Crypt", "Library"] as const)
    await part(page, name).getByRole("button", { name: "Details" }).click();
  await expect(page.getByText("By discipline, excluding masters")).toBeVisible();
  await expect(part(page, "Library").getByRole("link")).toHaveCount(60);
  expect(await nodes(page)).toBeLessThan(LIMIT);

  // The deck page without a choice shows the last one.
  await page.goto("/decks");
  await page.getByRole("button", { name: "Advanced selector" }).click();
  const list = dialog(page, "Select deck").getByRole("region", { name: "My decks" });
  await expect(list.getByRole("listitem").first()).toHaveAttribute("aria-setsize", String(1 + others));
  expect(await nodes(page)).toBeLessThan(LIMIT);
});
