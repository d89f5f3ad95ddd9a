import type { Page } from "@playwright/test";
import { expectAccess, isPhone, testAccess } from "./accessible";
import { asSharedUser, signUp } from "./account-page";
import { action, deckSelector, LEGAL, makeDeck, openDeck, part } from "./deck-page";
import { expect, test } from "./fixtures";
import { dialog } from "./search-page";

/** A deck with all that may stand on its page: texts, tags, side lists, cards that nobody plays. */
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

/** Who has no other decks. */
const asNewcomer = (page: Page) => signUp(page);

/** On a phone the actions of a deck stand in a sheet. */
async function choose(page: Page, name: string): Promise<void> {
  if (isPhone(page)) await page.getByRole("button", { name: "Actions", exact: true }).click();
  await action(page, name).click();
}

/** What the menu beside a deck opens: entry and title, and what is pressed there first. */
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

test("what opens over a deck: nothing stands in anybody's way @everywhere", async ({ page }) => {
  // One after the other, over one deck.
  test.slow();
  await ownDeck(page, asNewcomer);
  await deckSelector(page).click();
  await expect(page.getByRole("listbox").getByRole("option")).toHaveCount(2);
  await expectAccess(page, "the list of decks");
  await page.keyboard.press("Escape");
  for (const [entry, title, press] of DIALOGS) {
    await choose(page, entry);
    if (press) await page.getByRole("button", { name: press, exact: true }).click();
    await expect(dialog(page, title)).toBeVisible();
    await expectAccess(page, title);
    await closeAll(page);
  }

  await choose(page, "Copy URL");
  await page.getByRole("button", { name: "QR code: Deck-in-URL" }).click();
  await expect(page.getByText("This link always shows the same deck.")).toBeVisible();
  await expectAccess(page, "an address as a code");
  await closeAll(page);

  await page.getByRole("button", { name: "Advanced selector" }).click();
  await dialog(page, "Select deck").getByRole("checkbox", { name: "Select all 2 decks shown" }).check();
  await expect(dialog(page, "Select deck").getByText("2 decks selected")).toBeVisible();
  await expectAccess(page, "the advanced selector");
  await page.getByRole("button", { name: "Delete selected" }).click();
  await expect(dialog(page, "Delete 2 decks")).toBeVisible();
  await expectAccess(page, "the written word before decks are deleted");

  await dialog(page, "Delete 2 decks").getByRole("textbox").fill("YES");
  await page.keyboard.press("Enter");
  const undo = page.getByRole("status").getByRole("button", { name: "Undo" });
  // The notice stays as long as it has the focus.
  await undo.focus();
  await expect(page.getByText("2 decks have been deleted.")).toBeVisible();
  await expectAccess(page, "deleted decks, with the way back");
  await page.keyboard.press("Enter");
  await expect(undo).toBeHidden();
});

test("one's own deck: nothing stands in anybody's way @everywhere", async ({ page }) => {
  test.slow();
  await ownDeck(page);
  for (const name of ["Crypt", "Library"] as const)
    await part(page, name).getByRole("button", { name: "Details" }).click();
  await page.getByRole("button", { name: "Show the full description" }).click();
  await expect(page.getByText("By discipline, excluding masters")).toBeVisible();
  await expect(page.getByText(/^Beside each card: how many vampires/)).toBeVisible();
  await expectAccess(page, "one's own deck with its details");
  await choose(page, "Lock");
  await expect(page.getByTitle("Locked")).toBeAttached();
  if (isPhone(page)) {
    await expectAccess(page, "what can be done with a locked deck");
    await closeAll(page);
  }
  await expectAccess(page, "a locked deck");

  await choose(page, "New / Import");
  await page.getByRole("button", { name: "Import from text or file" }).click();
  await page.getByLabel("Deck list").fill("3x Blod Dol -- good\n2 Deflection");
  await page.getByRole("button", { name: "Create deck" }).click();
  await expect(dialog(page, "Fix bad import").getByRole("button", { name: "Blood Doll" })).toBeVisible();
  await expectAccess(page, "Fix bad import");
});

async function closeAll(page: Page): Promise<void> {
  const open = page.getByRole("dialog");
  for (let left = await open.count(); left > 0; left -= 1) {
    await page.keyboard.press("Escape");
    await expect(open).toHaveCount(left - 1);
  }
}

testAccess([
  {
    name: "a precon",
    address: "/decks/KoT:PT",
    open: (page) => expect(part(page, "Library").getByRole("link").first()).toBeVisible(),
  },
  { name: "the decks of nobody", address: "/decks" },
  { name: "an unknown deck", address: "/decks/Aaaaaaaaa" },
  {
    name: "no decks yet",
    open: async (page) => {
      await signUp(page);
      await page.goto("/decks");
      await expect(page.getByText("You do not have any decks in your collection yet")).toBeVisible();
    },
  },
]);
