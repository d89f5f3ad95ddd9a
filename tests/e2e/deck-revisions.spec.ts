import type { Page } from "@playwright/test";
import { signUp } from "./account-page";
import {
  action,
  copiesOf,
  deckIdInUrl,
  deckSelector,
  expectCounts,
  expectSaved,
  LEGAL,
  LIBRARY,
  makeDeck,
  openDeck,
  setCopies,
  storedDeck,
  storedNames,
} from "./deck-page";
import { expect, test } from "./fixtures";
import { dialog } from "./search-page";

const revisions = (page: Page) => page.getByRole("combobox", { name: "Revision", exact: true });
const label = (page: Page) => page.getByRole("textbox", { name: "Revision name" });

/** Adds a revision in the dialog of a deck, with a network failure at the first try, and returns its id. */
async function addRevision(page: Page, before: string, from?: string): Promise<string> {
  await action(page, "Add revision").click();
  const confirmation = dialog(page, "Add revision");
  if (from !== undefined) {
    await confirmation.getByRole("combobox", { name: "Copy of" }).fill(from);
    await page.keyboard.press("Enter");
  }
  const add = confirmation.getByRole("button", { name: "Add revision" });
  await expect(add).toBeVisible();
  await page.context().setOffline(true);
  await add.click();
  await expect(confirmation.getByRole("alert")).toHaveText(
    "This needs a network connection: nothing was changed.",
  );
  await page.context().setOffline(false);
  await add.click();
  await expect(confirmation).toBeHidden();
  await expect(page).not.toHaveURL(new RegExp(`${before}$`));
  return deckIdInUrl(page);
}

test("revisions are added, named, switched and deleted one by one", async ({ page, errors }) => {
  errors.expected.push(/ERR_INTERNET_DISCONNECTED/);
  await signUp(page);
  const first = await makeDeck(page, { name: "Wall" });
  await makeDeck(page, { name: "Other deck", cards: { [LIBRARY.Deflection.id]: 7 } });
  await openDeck(page, first, "Wall");
  await expect(revisions(page)).toBeHidden();

  const second = await addRevision(page, first);
  await expectCounts(page, "12", "60");
  await label(page).fill("More bleed");
  await label(page).press("Enter");
  await setCopies(page, "Conditioning", 12);
  await expectSaved(page);
  await expect(revisions(page)).toHaveValue(second);

  const third = await addRevision(page, second, "Other deck");
  await expectCounts(page, "0 of 12+", "7 of 60-90");
  await label(page).fill("From another deck");
  await label(page).press("Enter");
  await expectSaved(page);
  await expect(revisions(page).getByRole("option")).toHaveCount(3);

  await revisions(page).selectOption(first);
  await expect(page).toHaveURL(new RegExp(`/decks/${first}$`));
  await expect(copiesOf(page, "Conditioning")).toHaveValue("10");
  await revisions(page).selectOption(second);
  await expect(copiesOf(page, "Conditioning")).toHaveValue("12");
  await expect(label(page)).toHaveValue("More bleed");
  // A deck is one entry of the list, whatever its revisions.
  await deckSelector(page).click();
  await expect(page.getByRole("listbox", { name: "Choose a deck" }).getByRole("option")).toHaveCount(2);
  await page.keyboard.press("Escape");

  await action(page, "Delete revision").click();
  const confirmation = dialog(page, "Delete the revision “More bleed”?");
  await expect(confirmation.getByText("The other revisions are kept.")).toBeVisible();
  await confirmation.getByRole("button", { name: "Delete" }).click();
  await expect(confirmation).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/decks/(${first}|${third})$`));
  await expectSaved(page);
  await expect(revisions(page).getByRole("option")).toHaveCount(2);
  await page.reload();
  await expect.poll(() => storedNames(page)).toEqual(["Other deck", "Wall", "Wall"]);
  expect((await storedDeck(page, first)).cards).toEqual(LEGAL);
});

test("deleting a deck with all its revisions requires a typed word", async ({ page, errors }) => {
  // The connection is lost while a revision is added.
  errors.expected.push(/ERR_INTERNET_DISCONNECTED/);
  await signUp(page);
  await makeDeck(page, { name: "Stays" });
  const first = await makeDeck(page, { name: "Goes" });
  await openDeck(page, first, "Goes");
  await addRevision(page, first);
  await action(page, "Delete").click();
  const confirmation = dialog(page, "Delete “Goes”?");
  await expect(confirmation.getByText("Its 1 other revision is deleted too.")).toBeVisible();
  const word = confirmation.getByRole("textbox", { name: "Type 'YES' to confirm" });
  await word.fill("yes");
  await confirmation.getByRole("button", { name: "Delete" }).click();
  await expect(word).toHaveAttribute("aria-invalid", "true");
  await word.fill("YES");
  await confirmation.getByRole("button", { name: "Delete" }).click();
  await expect(deckSelector(page)).toHaveValue("Stays");
  await expectSaved(page);
  await page.reload();
  await expect.poll(() => storedNames(page)).toEqual(["Stays"]);
  errors.expected.push(/status of 400 .*\/api\/deck\//);
  await page.goto(`/decks/${first}`);
  await expect(page.getByText("NO DECK WITH THIS ID")).toBeVisible();
});
