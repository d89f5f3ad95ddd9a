import type { Page } from "@playwright/test";
import { isPhone, type Screen, testAccess } from "./accessible";
import { asPlayer, newName, register } from "./account-page";
import { action, chooser, LEGAL, makeDeck, openDeck, part } from "./deck-page";
import { expect } from "./fixtures";
import { dialog } from "./search-page";

/** A deck with all that may stand on its page: texts, tags, side lists, cards that nobody plays. */
const RICH = {
  name: "Rich",
  author: "Zoë",
  description: "The first of many lines\nThe second one",
  tags: ["bleed", "for beginners"],
  cards: { ...LEGAL, 200107: 0, 100001: 0, 100959: 3 },
};

async function ownDeck(page: Page, enter = asPlayer): Promise<void> {
  await enter(page);
  await makeDeck(page, { name: "Another" });
  await openDeck(page, await makeDeck(page, RICH), RICH.name);
}

/** Who has no other decks. */
const asNewcomer = (page: Page) => register(page, newName());

/** On a phone the actions of a deck stand in a sheet. */
async function choose(page: Page, name: string): Promise<void> {
  if (isPhone(page)) await page.getByRole("button", { name: "Actions", exact: true }).click();
  await action(page, name).click();
}

const DIALOGS: readonly Screen[] = (
  [
    ["New / Import", "New / Import"],
    ["Add revision", "Add revision"],
    ["Delete", "Delete “Rich”?"],
  ] as const
).map(([name, title]) => ({
  name: `the dialog ${name}`,
  address: "/account",
  open: async (page) => {
    await ownDeck(page);
    await choose(page, name);
    await expect(dialog(page, title)).toBeVisible();
  },
}));

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
    address: "/account",
    open: async (page) => {
      await register(page, newName());
      await page.goto("/decks");
      await expect(page.getByText("You do not have any decks in your collection yet")).toBeVisible();
    },
  },
  {
    name: "one's own deck with its details",
    address: "/account",
    open: async (page) => {
      await ownDeck(page);
      for (const name of ["Crypt", "Library"] as const)
        await part(page, name).getByRole("button", { name: "Details" }).click();
      await page.getByRole("button", { name: "Show the whole description" }).click();
      await expect(page.getByText("By discipline, masters left out")).toBeVisible();
    },
  },
  {
    name: "a locked deck",
    address: "/account",
    open: async (page) => {
      await ownDeck(page);
      await choose(page, "Lock");
      await expect(page.getByTitle("Locked")).toBeAttached();
    },
  },
  {
    name: "the list of decks",
    address: "/account",
    open: async (page) => {
      await ownDeck(page, asNewcomer);
      await chooser(page).click();
      await expect(page.getByRole("listbox").getByRole("option")).toHaveCount(2);
    },
  },
  {
    name: "the advanced selector",
    address: "/account",
    open: async (page) => {
      await ownDeck(page, asNewcomer);
      await page.getByRole("button", { name: "Advanced selector" }).click();
      await dialog(page, "Select Deck").getByRole("checkbox", { name: "Select all 2 decks shown" }).check();
      await expect(dialog(page, "Select Deck").getByText("2 decks selected")).toBeVisible();
    },
  },
  {
    name: "the written word before decks are deleted",
    address: "/account",
    open: async (page) => {
      await ownDeck(page, asNewcomer);
      await page.getByRole("button", { name: "Advanced selector" }).click();
      await dialog(page, "Select Deck").getByRole("checkbox", { name: "Select all 2 decks shown" }).check();
      await page.getByRole("button", { name: "Delete Selected" }).click();
      await expect(dialog(page, "Delete 2 decks")).toBeVisible();
    },
  },
  {
    name: "an address as a code",
    address: "/account",
    open: async (page) => {
      await ownDeck(page);
      await choose(page, "Copy URL");
      await page.getByRole("button", { name: "QR code: Deck-in-URL" }).click();
      await expect(page.getByText("This link always shows the same deck.")).toBeVisible();
    },
  },
  ...DIALOGS,
]);
