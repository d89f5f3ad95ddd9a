import type { Page } from "@playwright/test";
import { signUp } from "./account-page";
import { waitForApp } from "./app-ready";
import {
  action,
  copiesOf,
  deckIdInUrl,
  deckSelector,
  expectCounts,
  expectSaved,
  LIBRARY,
  part,
  storedDeck,
} from "./deck-page";
import { expect, test } from "./fixtures";
import { dialog } from "./search-page";
import { publishIds } from "./third-party-site";

/** A pasted list with two unknown card lines and one other unreadable line. */
const PASTED = `Deck Name: Pasted
Author: Zoë
Description: From a chat

Crypt (9 cards)
4x Theo Bell (G6)\t8
4 Nathan Turner
1x Emily Karson

Library
12 Govern the Unaligned -- the bleed
10x Blod Dool
and so on
`;

async function importDialog(page: Page) {
  await page.goto("/decks");
  await waitForApp(page);
  await action(page, "New / Import").click();
  await dialog(page, "New / Import").getByRole("button", { name: "Import from text or file" }).click();
  return dialog(page, "Import from text or file");
}

async function fixLines(page: Page): Promise<void> {
  const fix = dialog(page, "Fix bad import");
  await expect(fix.getByText("2 lines left")).toBeVisible();
  await fix
    .getByRole("group", { name: "Cards like “10x Blod Dool”" })
    .getByRole("button", { name: "Blood Doll", exact: true })
    .click();
  await expect(fix.getByText("Done: 10 × Blood Doll")).toBeVisible();
  await fix.getByRole("searchbox", { name: "Card for “1x Emily Karson”" }).fill("emily carson");
  await fix
    .getByRole("group", { name: "Cards like “1x Emily Karson”" })
    .getByRole("button", { name: "Emily Carson", exact: true })
    .click();
  await expect(fix.getByText("Every line is done.")).toBeVisible();
  await fix.getByRole("button", { name: "Close" }).click();
  await expect(fix).toBeHidden();
}

const FIXED = {
  201613: 4,
  201606: 4,
  200421: 1,
  [LIBRARY["Govern the Unaligned"].id]: 12,
  [LIBRARY["Blood Doll"].id]: 10,
};

async function importPasted(page: Page): Promise<void> {
  const text = await importDialog(page);
  await text.getByRole("button", { name: "Create deck" }).click();
  await expect(text.getByText("ENTER DECK LIST")).toBeVisible();
  await text.getByLabel("Deck list").fill(PASTED);
  const preview = text.getByRole("region", { name: "Preview" });
  await expect(preview.getByText("Pasted")).toBeVisible();
  await expect(preview.getByText("Crypt 8, library 12")).toBeVisible();
  await expect(preview.getByText("2 lines do not name a known card.")).toBeVisible();
  await expect(preview.getByText("1 other line was skipped.")).toBeVisible();
  await text.getByRole("button", { name: "Create deck" }).click();
}

test("importing a pasted list and fixing its unknown cards", async ({ page }) => {
  await signUp(page);
  await importPasted(page);
  await fixLines(page);
  await expectCounts(page, "9 of 12+", "22 of 60-90");
  await expectSaved(page);
  const deck = await storedDeck(page, await deckIdInUrl(page));
  expect(deck).toMatchObject({ name: "Pasted", author: "Zoë", cards: FIXED });
});

test("a pasted list is imported without an account as a read-only deck", async ({ page, newUser }) => {
  await importPasted(page);
  await fixLines(page);
  await expectCounts(page, "9 of 12+", "22 of 60-90");
  await expect(page.getByTitle("Read-only")).toBeVisible();
  await expect(page.getByRole("spinbutton")).toHaveCount(0);
  expect((await storedDeck(page, await deckIdInUrl(page))).cards).toEqual(FIXED);
  const stranger = await newUser();
  await stranger.goto(page.url());
  await expect(part(stranger, "Crypt").getByRole("link", { name: "Emily Carson" })).toBeVisible();
});

test("importing a file of another program", async ({ page }) => {
  await signUp(page);
  const text = await importDialog(page);
  const lackey = "12\tGovern the Unaligned\n10\tDeflection\nCrypt:\n4\tNathan Turner\n";
  await text.getByLabel("Choose a file").setInputFiles({
    name: "Tournament.dek",
    mimeType: "application/octet-stream",
    buffer: Buffer.from(lackey),
  });
  await expect(text.getByText("Crypt 4, library 22")).toBeVisible();
  await text.getByRole("button", { name: "Create deck" }).click();
  await expect(deckSelector(page)).toHaveValue("Tournament");
  await expect(copiesOf(page, "Deflection")).toHaveValue("10");
  await expectSaved(page);

  const wrong = await importDialog(page);
  await wrong.getByLabel("Choose a file").setInputFiles({
    name: "picture.png",
    mimeType: "image/png",
    buffer: Buffer.from([137, 80, 78, 71]),
  });
  await expect(wrong.getByText("ERROR", { exact: true })).toBeVisible();
});

test.describe("from another site", () => {
  test("an invalid URL is reported at once", async ({ page, errors }) => {
    await page.goto("/decks");
    await waitForApp(page);
    await action(page, "New / Import").click();
    await dialog(page, "New / Import").getByRole("button", { name: "Import from another site" }).click();
    const site = dialog(page, "Import from another site");
    const read = site.getByRole("button", { name: "Read the deck" });
    await read.click();
    await expect(site.getByText("ENTER URL")).toBeVisible();
    await site.getByLabel("Deck URL").fill("https://decks.example/123");
    await read.click();
    await expect(site.getByText("ERROR IN URL")).toBeVisible();
    await site.getByLabel("Deck URL").fill("https://decks.example/#deck/123");
    await read.click();
    await expect(site.getByText("This site does not have the other site’s card IDs")).toBeVisible();
    await publishIds(page, {});
    await page.reload();
    // Has a valid form, but the server does not know it.
    errors.expected.push(/status of 400 .*\/api\/deck\/import/);
    await site.getByLabel("Deck URL").fill("https://decks.example/#deck/../../etc");
    await read.click();
    await expect(site.getByText("ERROR DURING IMPORT")).toBeVisible();
  });
});

test("a text that another app shares opens in the import, and a file as well", async ({ page }) => {
  const shared = new URLSearchParams({
    "import-title": "A deck",
    import: "Deck Name: Shared\n\n2 Blood Doll",
  });
  await page.goto(`/decks?${shared}`);
  const text = dialog(page, "Import from text or file");
  await expect(text.getByLabel("Deck list")).toHaveValue("Deck Name: Shared\n\n2 Blood Doll");
  await expect(text.getByText("Crypt 0, library 2")).toBeVisible();
  await text.getByRole("button", { name: "Cancel" }).click();
  await expect(text).toBeHidden();
  await expect(page).toHaveURL("/decks");

  await page.goto("/decks?import-url=https://decks.example/%23deck/4d3aa426");
  const site = dialog(page, "Import from another site");
  await expect(site.getByLabel("Deck URL")).toHaveValue("https://decks.example/#deck/4d3aa426");

  await page.addInitScript(() => {
    const file = new File(["3 Deflection"], "bounce.txt", { type: "text/plain" });
    Object.defineProperty(window, "launchQueue", {
      value: {
        setConsumer: (take: (launch: object) => void) => take({ files: [{ getFile: async () => file }] }),
      },
    });
  });
  await page.goto("/decks?import-file=1");
  await expect(text.getByLabel("Deck list")).toHaveValue("3 Deflection");
});

test("importing a deck of another site with its revisions, and fixing unknown cards", async ({
  newUser,
  thirdPartySite,
}) => {
  thirdPartySite.answer = {
    title: "From elsewhere",
    author: "Anna",
    description: "Before the final",
    cards: { 999001: 5, 77: 4 },
    versions: [{ comments: "The first try", cards: {} }],
  };
  const page = await newUser({ baseURL: thirdPartySite.gateway.url });
  await publishIds(page, { 77: LIBRARY["Blood Doll"].id });
  await signUp(page);
  await page.goto("/decks");
  await waitForApp(page);
  await action(page, "New / Import").click();
  await dialog(page, "New / Import").getByRole("button", { name: "Import from another site" }).click();
  const site = dialog(page, "Import from another site");
  await site.getByLabel("Deck URL").fill("https://decks.example/#deck/4d3aa426");
  await site.getByRole("button", { name: "Read the deck" }).click();
  const preview = site.getByRole("region", { name: "Preview" });
  await expect(preview.getByText("From elsewhere")).toBeVisible();
  await expect(preview.getByText("With 1 revision.")).toBeVisible();
  expect(thirdPartySite.requests).toEqual(["id=4d3aa426"]);
  await site.getByRole("button", { name: "Create deck" }).click();

  const fix = dialog(page, "Fix bad import");
  await fix.getByRole("searchbox").fill("deflection");
  await fix.getByRole("button", { name: "Deflection", exact: true }).click();
  await expect(fix.getByText("Every line is done.")).toBeVisible();
  await fix.getByRole("button", { name: "Close" }).click();
  await expectSaved(page);
  await expect(copiesOf(page, "Deflection")).toHaveValue("5");
  expect(await storedDeck(page, await deckIdInUrl(page))).toMatchObject({
    name: "From elsewhere",
    author: "Anna",
    cards: { [LIBRARY.Deflection.id]: 5, [LIBRARY["Blood Doll"].id]: 4 },
  });
  await expect(page.getByRole("combobox", { name: "Revision" }).getByRole("option")).toHaveCount(2);
});
