import type { Locator, Page } from "@playwright/test";
import { signUp } from "./account-page";
import { deckSelector, LIBRARY, makeDeck, openDeck, storedNames } from "./deck-page";
import { expect, test } from "./fixtures";
import { dialog } from "./search-page";

const NAMES = ["Ärger im Elysium", "Bleed all day", "Stealth and bleed", "Wall of ravens", "Zebra"];

/**
 * A user with five decks, two of them with tags and one with a special card, and the selector opened over the last.
 */
async function selectorOverDecks(page: Page): Promise<Locator> {
  await signUp(page);
  for (const name of NAMES) {
    const tags = name.includes("leed") ? ["bleed", name] : [];
    const cards = name === "Zebra" ? { 100001: 3 } : { [LIBRARY.Deflection.id]: 2 };
    await makeDeck(page, { name, tags, cards });
  }
  await page.goto("/decks");
  await expect(deckSelector(page)).not.toHaveValue("");
  await page.getByRole("button", { name: "Advanced selector" }).click();
  const selector = dialog(page, "Select deck");
  await expect(shownNames(selector)).toHaveCount(NAMES.length);
  return selector;
}

const shownNames = (selector: Locator) =>
  selector.getByRole("region", { name: "My decks" }).locator("[data-control=open] strong");

test("decks are found by name, card and tags; hidden, previewed and opened", async ({ page }) => {
  const selector = await selectorOverDecks(page);
  await test.step("decks are found by name, card and tags", async () => {
    const text = selector.getByRole("searchbox", { name: "Filter by deck or card name" });
    await text.fill("arger");
    await expect(shownNames(selector)).toHaveText(["Ärger im Elysium"]);
    await text.fill(".44 mag");
    await expect(shownNames(selector)).toHaveText(["Zebra"]);
    await text.fill("nothing is called this");
    await selector.getByRole("button", { name: "Clear all filters" }).click();
    await expect(shownNames(selector)).toHaveCount(NAMES.length);

    await selector.getByRole("combobox", { name: "Sort by" }).selectOption("Name");
    await expect(shownNames(selector)).toHaveText(NAMES);
    await selector.getByRole("button", { name: "bleed: 2 decks" }).click();
    await expect(shownNames(selector)).toHaveText(["Bleed all day", "Stealth and bleed"]);
    await selector.getByRole("button", { name: "Edit the tags of Bleed all day" }).click();
    const tags = selector.getByRole("combobox", { name: "Tags of Bleed all day" });
    await tags.fill("for beginners");
    await tags.press("Enter");
    await selector.getByRole("button", { name: "Done" }).click();
    await expect(selector.getByRole("list", { name: "Tags of Bleed all day" })).toContainText(
      "for beginners",
    );
    await selector.getByRole("button", { name: "for beginners: 1 deck" }).click();
    await expect(shownNames(selector)).toHaveText(["Bleed all day"]);
  });
  await test.step("a deck is hidden, previewed and opened in the selector", async () => {
    for (const tag of [/^for beginners: /, /^bleed: /])
      await selector.getByRole("button", { name: tag }).click();
    await expect(shownNames(selector)).toHaveCount(NAMES.length);
    await selector.getByRole("button", { name: "Hide Zebra in the selector" }).click();
    await expect(selector.getByRole("button", { name: "Zebra (hidden)" })).toBeVisible();
    await selector.getByRole("button", { name: "Preview of Zebra" }).click();
    await expect(dialog(page, "Zebra").getByText("3× .44 Magnum")).toBeVisible();
    await dialog(page, "Zebra").getByRole("button", { name: "Close" }).click();
    await selector.getByRole("button", { name: "Wall of ravens", exact: true }).click();
    await expect(selector).toBeHidden();
    await expect(deckSelector(page)).toHaveValue("Wall of ravens");
    await deckSelector(page).click();
    const options = page.getByRole("listbox", { name: "Choose a deck" }).getByRole("option");
    await expect(options).toHaveCount(4);
    await expect(options.filter({ hasText: "Zebra" })).toHaveCount(0);
  });
});

test("deleting many decks at once requires a typed word", async ({ page }) => {
  const selector = await selectorOverDecks(page);
  await selector.getByRole("combobox", { name: "Sort by" }).selectOption("Name");
  await selector.getByRole("searchbox", { name: "Filter by deck or card name" }).fill("bleed");
  await expect(shownNames(selector)).toHaveCount(2);
  const confirmation = dialog(page, "Delete 2 decks");
  const deleteBoth = async () => {
    await selector.getByRole("checkbox", { name: "Select all 2 decks shown" }).check();
    await selector.getByRole("button", { name: "Delete selected" }).click();
    await expect(confirmation.getByRole("listitem")).toHaveText(["Bleed all day", "Stealth and bleed"]);
    await confirmation.getByRole("button", { name: "Delete" }).click();
    await expect(confirmation.getByRole("textbox")).toBeFocused();
    await confirmation.getByRole("textbox").fill("YES");
    await page.keyboard.press("Enter");
    await expect(confirmation).toBeHidden();
  };
  await test.step("and undo by keyboard restores all, over the dialog", async () => {
    await deleteBoth();
    await expect(shownNames(selector)).toHaveCount(0);
    await expect(selector.getByText("2 decks have been deleted.")).toBeVisible();
    await expect(selector.getByRole("button", { name: "Undo" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(shownNames(selector)).toHaveCount(2);
    await expect(selector.getByRole("heading", { name: "Select deck" })).toBeFocused();
  });
  await deleteBoth();
  await selector.getByRole("button", { name: "Clear all filters" }).click();
  await expect(shownNames(selector)).toHaveCount(3);
  await page.reload();
  await expect.poll(() => storedNames(page)).toEqual(["Wall of ravens", "Zebra", "Ärger im Elysium"]);
});

test("decks are chosen by typing a part of their name", async ({ page }) => {
  await signUp(page);
  const first = await makeDeck(page, { name: "Ärger im Elysium" });
  await makeDeck(page, { name: "Bleed all day" });
  await openDeck(page, first, "Ärger im Elysium");
  await deckSelector(page).focus();
  await page.keyboard.type("day");
  await expect(page.getByRole("option", { name: /^Bleed all day/ })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(deckSelector(page)).toHaveValue("Bleed all day");
  await page.goBack();
  await expect(deckSelector(page)).toHaveValue("Ärger im Elysium");
});

test("the shown deck is deleted in the selector, which stays open over the next one", async ({ page }) => {
  await signUp(page);
  const stays = await makeDeck(page, { name: "Stays" });
  await openDeck(page, await makeDeck(page, { name: "Goes" }), "Goes");
  await page.getByRole("button", { name: "Advanced selector" }).click();
  const selector = dialog(page, "Select deck");
  await selector.getByRole("button", { name: "Delete Goes" }).click();
  await dialog(page, "Delete 1 deck").getByRole("button", { name: "Delete" }).click();
  await expect(shownNames(selector)).toHaveText(["Stays"]);
  await selector.getByRole("button", { name: "Close" }).click();
  await expect(selector).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/decks/${stays}$`));
  await expect(deckSelector(page)).toHaveValue("Stays");
});
