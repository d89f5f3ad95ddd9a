import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { signUp } from "./account-page";
import { expectBriefMessage } from "./brief-message";
import { action, deckIdInUrl, expectSaved, LEGAL, makeDeck, openDeck, storedDeck } from "./deck-page";
import { expect, test } from "./fixtures";
import { rareFiles } from "./rare-files";
import { dialog } from "./search-page";

async function exportDialog(page: Page) {
  await action(page, "Export").click();
  return dialog(page, "Export");
}

async function saved(page: Page, group: string, format: string) {
  const coming = page.waitForEvent("download");
  await dialog(page, "Export")
    .getByRole("region", { name: group })
    .getByRole("button", { name: format, exact: true })
    .click();
  const file = await coming;
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}

/** Magic number of ZIP files, which workbooks are too. */
const ARCHIVE = "PK";

test("exporting a deck in every format", async ({ page }) => {
  const rare = rareFiles(page);
  await signUp(page);
  await openDeck(page, await makeDeck(page, { name: "A/B: test", author: "Zoë" }), "A/B: test");
  await exportDialog(page);
  for (const [format, name, holds] of [
    ["Text", "A_B_ test [text].txt", /^Deck Name: A\/B: test\nAuthor: Zoë\n[\s\S]*10x Deflection/],
    ["TWD", "A_B_ test [twd].txt", /Deck Name: A\/B: test\n[\s\S]*Library \(60 cards\)[\s\S]*10x Deflection/],
    ["TWD (with hints)", "A_B_ test [twdHints].txt", /# OPTIONAL/],
    ["Lackey", "A_B_ test [lackey].txt", /^10 {6}Deflection$/m],
    ["JOL", "A_B_ test [jol].txt", /^10xDeflection$/m],
  ] as const) {
    const file = await saved(page, "Save as file", format);
    expect(file.name).toBe(name);
    expect(file.content.toString("utf8")).toMatch(holds);
  }
  expect(rare).toEqual([]);
  const workbook = await saved(page, "Save as file", "Excel");
  expect(rare).toEqual(["workbook"]);
  expect(workbook.name).toBe("A_B_ test.xlsx");
  expect(workbook.content.toString("latin1", 0, 2)).toBe(ARCHIVE);
});

test("exporting all decks as one archive", async ({ page }) => {
  await signUp(page);
  const id = await makeDeck(page, { name: "One" });
  await openDeck(page, id, "One");
  const dialogs = await exportDialog(page);
  await expect(dialogs.getByRole("region", { name: "Export all decks" })).toBeHidden();
  await dialogs.getByRole("button", { name: "Close" }).click();
  await expect(dialogs).toBeHidden();
  await makeDeck(page, { name: "Two" });
  await openDeck(page, id, "One");
  await exportDialog(page);
  const rare = rareFiles(page);
  const archive = await saved(page, "Export all decks", "Text");
  expect(rare).toHaveLength(1);
  expect(archive.name).toMatch(/^Decks \d{4}-\d\d-\d\d \[text\]\.zip$/);
  const names = archive.content.toString("latin1");
  expect(names).toContain("/One.txt");
  expect(names).toContain("/Two.txt");
  expect(names.slice(0, 2)).toBe(ARCHIVE);
});

test("a copied text is imported as the same cards, in every format", async ({ page }) => {
  // Five formats, one after the other.
  test.slow();
  await signUp(page);
  await openDeck(page, await makeDeck(page));
  for (const format of ["Text", "TWD", "TWD (with hints)", "Lackey", "JOL"])
    await test.step(format, () => copyAndImport(page, format));
});

async function copyAndImport(page: Page, format: string): Promise<void> {
  const choices = await exportDialog(page);
  const group = choices.getByRole("region", { name: "Clipboard" });
  await expectBriefMessage(group.getByRole("button", { name: "Copied" }), () =>
    group.getByRole("button", { name: format, exact: true }).click(),
  );
  const text = await page.evaluate(() => navigator.clipboard.readText());
  await choices.getByRole("button", { name: "Close" }).click();
  await expect(choices).toBeHidden();

  const before = await deckIdInUrl(page);
  await action(page, "New / Import").click();
  await dialog(page, "New / Import").getByRole("button", { name: "Import from text or file" }).click();
  const list = dialog(page, "Import from text or file");
  await list.getByLabel("Deck list").fill(text);
  await expect(list.getByText("Crypt 12, library 60")).toBeVisible();
  await list.getByRole("button", { name: "Create deck" }).click();
  await expect(page).not.toHaveURL(new RegExp(`${before}$`));
  await expectSaved(page);
  expect((await storedDeck(page, await deckIdInUrl(page))).cards).toEqual(LEGAL);
}
