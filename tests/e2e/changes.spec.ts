import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { signUp } from "./account-page";
import { makeDeck } from "./deck-page";
import { expect, test } from "./fixtures";
import { dialog } from "./search-page";

const DAY = "2099-01-02";
const DEFLECTION = 100518;

/** The next version of the data has a new wording of one card. */
async function rewordDeflection(page: Page): Promise<void> {
  const before = ["[dom] Only usable when you are being bled. An older wording."];
  const group = { day: DAY, kind: "text", cards: [DEFLECTION], before };
  await page.route(/\/data\/changes\.[0-9a-f]{12}\.json/, async (route) => {
    const changes = await (await route.fetch()).json();
    await route.fulfill({ json: { ...changes, day: DAY, groups: [group, ...changes.groups] } });
  });
}

const notice = (page: Page) => page.getByRole("region", { name: "Card changes" });

test("a card changes between two versions of the data, and the deck with it says so", async ({ page }) => {
  await signUp(page);
  const changed = await makeDeck(page, { name: "Bounce", cards: { [DEFLECTION]: 4, 201613: 4 } });
  const other = await makeDeck(page, { name: "Other", cards: { 100001: 2 } });
  for (const id of [changed, other]) {
    await page.goto(`/decks/${id}`);
    await expect(page.getByRole("heading", { name: "Library" })).toBeVisible();
    await expect(notice(page)).toBeHidden();
  }
  await rewordDeflection(page);

  await test.step("the deck names the card; Seen puts that aside and can be undone", async () => {
    await page.goto(`/decks/${other}`);
    await expect(page.getByRole("heading", { name: "Library" })).toBeVisible();
    await expect(notice(page)).toBeHidden();
    await page.goto(`/decks/${changed}`);
    await expect(notice(page)).toContainText("1 card changed since you looked at this deck");
    await expect(notice(page)).toContainText("Deflection: new wording");
    await expectAccessible(page, "a deck with a changed card");
    await notice(page).getByRole("button", { name: "Seen" }).click();
    await notice(page).getByRole("button", { name: "Undo" }).click();
    await expect(notice(page)).toContainText("1 card changed");
  });

  await test.step("the list of decks marks and finds it", async () => {
    await page.getByRole("button", { name: "Advanced selector" }).click();
    const selector = dialog(page, "Select deck");
    await expect(selector.getByRole("button", { name: "Bounce (changed)" })).toBeVisible();
    await selector.getByRole("checkbox", { name: "Changed cards" }).check();
    await expect(selector.locator("[data-control=open]")).toHaveText(["Bounce (changed)"]);
    await page.keyboard.press("Escape");
    await notice(page).getByRole("button", { name: "Seen" }).click();
    await page.reload();
    await expect(page.getByRole("heading", { name: "Library" })).toBeVisible();
    await expect(notice(page)).toBeHidden();
  });

  await test.step("the page of changes compares the wordings, and filters by my decks", async () => {
    await page.goto("/changes");
    const day = page.getByRole("region", { name: "2 January 2099" });
    await expect(day.getByRole("link", { name: "Deflection" })).toBeVisible();
    await day.getByText("Compare the wordings").click();
    await expect(day.locator("del").first()).toBeVisible();
    await expectAccessible(page, "changes of cards");
    await page.getByRole("checkbox", { name: "Only cards of my decks" }).check();
    await expect(page).toHaveURL(/decks=mine/);
    await page.getByRole("combobox", { name: "Kind" }).selectOption("Wordings and values");
    await expect(page.getByRole("status").filter({ hasText: "1 change" })).toBeVisible();
  });

  await test.step("the card has its history", async () => {
    await page.goto(`/cards/${DEFLECTION}`);
    await page.getByText("History", { exact: true }).click();
    await expect(page.getByRole("listitem").filter({ hasText: "2 January 2099" })).toContainText(
      "New wording",
    );
    await expectAccessible(page, "the history of a card");
  });
});

test("the newest changes can be read without scripts", async ({ newUser }) => {
  const reader = await newUser({ javaScriptEnabled: false });
  await reader.goto("/changes");
  await expect(reader.getByRole("heading", { level: 2 }).first()).toBeVisible();
  expect(await reader.getByRole("link").count()).toBeGreaterThan(50);
});
