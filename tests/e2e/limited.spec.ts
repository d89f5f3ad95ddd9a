import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { isPhone, testAccessibility } from "./accessible";
import { panel, signUp } from "./account-page";
import { expectBriefMessage } from "./brief-message";
import { CRYPT, deckSelector, LIBRARY, makeDeck, openDeck, part } from "./deck-page";
import { expect, test } from "./fixtures";
import { dialog, names, searchUrl, textSearch } from "./search-page";

/** Theo Bell of group 6 is in V5; the one of group 2 was never reprinted. */
const THEO_BELLS = searchUrl("crypt", textSearch("theo bell"));
const OUTSIDE = "Outside the format";

const manager = (page: Page) => dialog(page, "Manage limited format");

/** Without a top bar, the mode is in the menu. */
async function toggleMode(page: Page): Promise<void> {
  const bar = page.getByRole("button", { name: "Limited mode" });
  if (!isPhone(page) && (await bar.isVisible())) return bar.click();
  await page.getByRole("button", { name: isPhone(page) ? "Menu" : "Language and display" }).click();
  await dialog(page).getByRole("checkbox", { name: "Limited mode" }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

test("limited mode excludes cards from searches, and marks them in decks @everywhere", async ({ page }) => {
  await page.goto(THEO_BELLS);
  await expect(names(page)).toHaveCount(3);
  await toggleMode(page);
  await expect(names(page)).toHaveText(["Theo Bell (G6)"]);
  await page.reload();
  await expect(names(page)).toHaveText(["Theo Bell (G6)"]);
  await expect(page.getByText("1 card · limited")).toBeVisible();

  await page.goto("/decks/KoT:PT");
  const rafael = part(page, "Crypt").getByRole("listitem").filter({ hasText: "Rafael de Corazon" });
  await expect(rafael).toContainText(OUTSIDE);
  await expect(rafael.getByRole("link")).toHaveCSS("text-decoration-line", "line-through");
  await expect(page.getByText("LIMITED 49 (55.1%)")).toBeVisible();
  await toggleMode(page);
  await expect(page.getByText("LIMITED 49 (55.1%)")).toHaveCount(0);
  await expect(page.getByText(OUTSIDE)).toHaveCount(0);
});

test("a custom format is created, exported, shared as a link, imported and used", async ({
  page,
  newUser,
}) => {
  await page.goto("/account");
  await panel(page, "Limited format").getByRole("button", { name: "Manage limited format" }).click();
  await manager(page).getByRole("checkbox", { name: "Sabbat War '00" }).check();
  const allow = manager(page).getByRole("combobox", { name: "Allow a crypt card" });
  await allow.fill("theo bell (g6)");
  await manager(page)
    .getByRole("option", { name: /Theo Bell \(G6\)/ })
    .click();
  await expect(manager(page).getByRole("button", { name: "Remove: Theo Bell (G6)" })).toBeVisible();

  const saved = page.waitForEvent("download");
  await manager(page).getByRole("button", { name: "Export format" }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^Limited Format \[\d{4}-\d\d-\d\d\]\.txt$/);
  const text = await readFile(await file.path(), "utf8");
  expect(JSON.parse(text)).toEqual({
    sets: { SW: true },
    allowed: { crypt: { "201613": true }, library: {} },
    banned: { crypt: {}, library: {} },
  });

  await expectBriefMessage(manager(page).getByText("Copied"), () =>
    manager(page).getByRole("button", { name: "Copy URL" }).click(),
  );
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await newUser();
  await other.goto(link);
  await dialog(other, "Use this limited format?").getByRole("button", { name: "Use it" }).click();
  await expect(other).toHaveURL(/\/account$/);
  await expect(panel(other, "Limited format").getByRole("combobox")).toHaveValue("custom");
  await toggleMode(other);
  await other.goto(THEO_BELLS);
  await expect(names(other)).toHaveText(["Theo Bell (G6)"]);

  await manager(page).getByRole("button", { name: "Start empty" }).click();
  const choose = manager(page).getByLabel("Import format");
  await choose.setInputFiles({
    name: "broken.json",
    mimeType: "application/json",
    buffer: Buffer.from('{"sets":["V5"]}'),
  });
  await expect(manager(page).getByText("sets: expected an object.")).toBeVisible();
  await choose.setInputFiles({ name: "again.txt", mimeType: "text/plain", buffer: Buffer.from(text) });
  await expect(manager(page).getByText("The format has been imported.")).toBeVisible();
  await expect(manager(page).getByRole("checkbox", { name: "Sabbat War '00" })).toBeChecked();
});

test("a search of the user's format says where to make one, and then finds its cards", async ({ page }) => {
  await page.goto(searchUrl("crypt", { ...textSearch("theo bell"), legal: "own" }));
  await expect(page.getByRole("alert")).toContainText("You have no format of your own yet");
  await expect(names(page)).toHaveCount(3);
  await page.getByRole("button", { name: "Language and display" }).click();
  await dialog(page).getByRole("button", { name: "Manage limited format" }).click();
  await manager(page).getByRole("button", { name: "Start with V5" }).click();
  await page.keyboard.press("Escape");
  await expect(names(page)).toHaveText(["Theo Bell (G6)"]);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a link with an invalid format shows its problems, and a rejected one changes nothing", async ({
  page,
}) => {
  await page.goto(`/account?format=${encodeURIComponent('{"sets":{"V5":1}}')}`);
  await expect(dialog(page).getByText("sets.V5 must be true or false.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/account$/);
  await page.goto(`/account?format=${encodeURIComponent('{"sets":{"V5":true}}')}`);
  await dialog(page).getByRole("button", { name: "Cancel" }).click();
  await expect(page).toHaveURL(/\/account$/);
  await expect(panel(page, "Limited format").getByRole("combobox")).toHaveValue("");
});

test("only the user's decks with the tag of the format are offered", async ({ page }) => {
  await signUp(page);
  await makeDeck(page, { name: "Of old" });
  const cards = { [CRYPT["Theo Bell (G6)"].id]: 12, [LIBRARY.Deflection.id]: 60 };
  await openDeck(page, await makeDeck(page, { name: "Of today", tags: ["V5"], cards }), "Of today");
  await toggleMode(page);
  await page.getByRole("button", { name: "Language and display" }).click();
  await dialog(page)
    .getByRole("checkbox", { name: /tagged “v5”/ })
    .check();
  await page.keyboard.press("Escape");
  await deckSelector(page).click();
  await expect(page.getByRole("listbox").getByRole("option")).toHaveText([/^Of today/]);
});

testAccessibility([
  {
    name: "the limited format, a broken file, and a deck outside of it",
    path: "/account",
    open: async (page) => {
      await panel(page, "Limited format").getByRole("checkbox", { name: "Limited mode" }).check();
      await panel(page, "Limited format").getByRole("button", { name: "Manage limited format" }).click();
      await manager(page).getByRole("button", { name: "Start with V5" }).click();
      await manager(page)
        .getByLabel("Import format")
        .setInputFiles({ name: "broken.txt", mimeType: "text/plain", buffer: Buffer.from("{}") });
      await expect(manager(page).getByText("sets is missing.")).toBeVisible();
    },
  },
  {
    name: "a deck outside of the limited format",
    path: "/account",
    open: async (page) => {
      await panel(page, "Limited format").getByRole("checkbox", { name: "Limited mode" }).check();
      await page.goto("/decks/KoT:PT");
      await expect(page.getByText(OUTSIDE).first()).toBeVisible();
    },
  },
]);
