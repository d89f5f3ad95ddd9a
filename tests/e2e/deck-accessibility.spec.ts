import type { Page } from "@playwright/test";
import { expectAccessible, isPhone, testAccessibility } from "./accessible";
import { asSharedUser, signUp } from "./account-page";
import { action, deckSelector, LEGAL, makeDeck, openDeck, part } from "./deck-page";
import { expect, test } from "./fixtures";
import { dialog } from "./search-page";

/** A deck with everything a deck page can have: texts, tags, side lists, unplayed cards. */
const RICH = {
  name: "Rich",
  author: "Zoë",
  description: "The first of many lines\nThe second one",
  tags: ["bleed", "for beginners"],
  cards: { ...LEGAL, 200107: 0, 100001: 0, 100959: 3 },
};

async function ownDeck(page: Page, enter = asSharedUser): Promise<void> {
  await enter(page);
  await makeDeck(page, { name: "Another" });
  await openDeck(page, await makeDeck(page, RICH), RICH.name);
}

/** A user without other decks. */
const asNewUser = (page: Page) => signUp(page);

/** Phones have the actions of a deck in a sheet. */
async function choose(page: Page, name: string): Promise<void> {
  if (isPhone(page)) await page.getByRole("button", { name: "Actions", exact: true }).click();
  await action(page, name).click();
}

/** Dialogs of the deck menu: entry, title, and what is clicked first. */
const DIALOGS: readonly (readonly [entry: string, title: string, press?: string])[] = [
  ["New / Import", "New / Import"],
  ["New / Import", "Import from text or file", "Import from text or file"],
  ["New / Import", "Import from another site", "Import from another site"],
  ["Add revision", "Add revision"],
  ["Delete", "Delete “Rich”?"],
  ["Export", "Export"],
  ["Edit as text", "Edit as text"],
  ["Copy URL", "Copy URL"],
];

test("dialogs of a deck have no accessibility violations @everywhere", async ({ page }) => {
  // One after the other, over one deck.
  test.slow();
  await ownDeck(page, asNewUser);
  await deckSelector(page).click();
  await expect(page.getByRole("listbox").getByRole("option")).toHaveCount(2);
  await expectAccessible(page, "the list of decks");
  await page.keyboard.press("Escape");
  for (const [entry, title, press] of DIALOGS) {
    await choose(page, entry);
    if (press) await page.getByRole("button", { name: press, exact: true }).click();
    await expect(dialog(page, title)).toBeVisible();
    await expectAccessible(page, title);
    await closeAll(page);
  }

  await choose(page, "Copy URL");
  await page.getByRole("button", { name: "QR code: Deck-in-URL" }).click();
  await expect(page.getByText("This link always shows the same deck.")).toBeVisible();
  await expectAccessible(page, "a URL as a QR code");
  await closeAll(page);

  await page.getByRole("button", { name: "Advanced selector" }).click();
  await dialog(page, "Select deck").getByRole("checkbox", { name: "Select all 2 decks shown" }).check();
  await expect(dialog(page, "Select deck").getByText("2 decks selected")).toBeVisible();
  await expectAccessible(page, "the advanced selector");
  await page.getByRole("button", { name: "Delete selected" }).click();
  await expect(dialog(page, "Delete 2 decks")).toBeVisible();
  await expectAccessible(page, "the written word before decks are deleted");

  await dialog(page, "Delete 2 decks").getByRole("textbox").fill("YES");
  await page.keyboard.press("Enter");
  const undo = page.getByRole("status").getByRole("button", { name: "Undo" });
  // The notice stays while it has the focus.
  await undo.focus();
  await expect(page.getByText("2 decks have been deleted.")).toBeVisible();
  await expectAccessible(page, "deleted decks, with the way back");
  await page.keyboard.press("Enter");
  await expect(undo).toBeHidden();
});

test("a user's deck has no accessibility violations @everywhere", async ({ page }) => {
  test.slow();
  await ownDeck(page);
  for (const name of ["Crypt", "Library"] as const)
    await part(page, name).getByRole("button", { name: "Details" }).click();
  await page.getByRole("button", { name: "Show the full description" }).click();
  await expect(page.getByText("By discipline, excluding masters")).toBeVisible();
  await expect(page.getByText(/^Beside each card: how many vampires/)).toBeVisible();
  await expectAccessible(page, "one's own deck with its details");
  await choose(page, "Lock");
  await expect(page.getByTitle("Locked")).toBeAttached();
  if (isPhone(page)) {
    await expectAccessible(page, "actions of a locked deck");
    await closeAll(page);
  }
  await expectAccessible(page, "a locked deck");

  await choose(page, "New / Import");
  await page.getByRole("button", { name: "Import from text or file" }).click();
  await page.getByLabel("Deck list").fill("3x Blod Dol -- good\n2 Deflection");
  await page.getByRole("button", { name: "Create deck" }).click();
  await expect(dialog(page, "Fix bad import").getByRole("button", { name: "Blood Doll" })).toBeVisible();
  await expectAccessible(page, "Fix bad import");
});

async function closeAll(page: Page): Promise<void> {
  const open = page.getByRole("dialog");
  for (let left = await open.count(); left > 0; left -= 1) {
    await page.keyboard.press("Escape");
    await expect(open).toHaveCount(left - 1);
  }
}

testAccessibility([
  {
    name: "a precon",
    path: "/decks/KoT:PT",
    open: (page) => expect(part(page, "Library").getByRole("link").first()).toBeVisible(),
  },
  { name: "decks without a login", path: "/decks" },
  { name: "an unknown deck", path: "/decks/Aaaaaaaaa" },
  {
    name: "no decks yet",
    open: async (page) => {
      await signUp(page);
      await page.goto("/decks");
      await expect(page.getByText("You do not have any decks in your collection yet")).toBeVisible();
    },
  },
]);
