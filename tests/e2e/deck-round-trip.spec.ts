import type { Locator, Page } from "@playwright/test";
import { signUp } from "./account-page";
import { expectBriefMessage } from "./brief-message";
import { expect, test } from "./fixtures";

const LIST = `Deck Name: Guns, Money & more
Author: Ann
Description: Shoot first.

Ask later.

Crypt (4)
3x Theo Bell (G6)
1 Alan Sovereign ADV

Library
4 Blood Doll
3x Blod Dol -- good
2 Deflecton
hello world
`;

const dialog = (page: Page, name: string): Locator => page.getByRole("dialog", { name, exact: true });
const press = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole("button", { name, exact: true }).first().click();
const copies = (page: Page, card: string) => page.getByRole("spinbutton", { name: `Copies of ${card}` });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

async function importList(page: Page, list: string): Promise<void> {
  await page.goto("/decks");
  await press(page, "New / Import");
  await press(page, "Import from text or file");
  await page.getByLabel("Deck list").fill(list);
  await press(page, "Create deck");
}

async function deckOf(page: Page, list: string): Promise<void> {
  await signUp(page);
  await importList(page, list);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Guns, Money & more");
}

test("importing a list and fixing its unknown cards", async ({ page, errors }) => {
  // The page is closed while an edit is being sent: it is sent again, although the server may have it.
  errors.expected.push(/status of 412 .*\/api\/deck\//);
  await signUp(page);
  await page.goto("/decks");
  await press(page, "New / Import");
  await press(page, "Import from text or file");
  await press(page, "Create deck");
  await expect(page.getByText("ENTER DECK LIST")).toBeVisible();
  await page.getByLabel("Deck list").fill(LIST);
  const preview = page.getByRole("region", { name: "Preview" });
  await expect(preview).toContainText("Crypt 4, library 4");
  await expect(preview).toContainText("2 lines do not name a known card.");
  await expect(preview).toContainText("1 other line was skipped.");
  await press(page, "Create deck");

  const fix = dialog(page, "Fix bad import");
  await expect(fix.getByRole("searchbox").first()).toBeFocused();
  await press(fix, "Blood Doll");
  await press(fix, "Deflection");
  await expect(fix.getByRole("status")).toHaveText("Every line is done.");
  await press(fix, "Close");
  await expect(copies(page, "Blood Doll")).toHaveValue("7");
  await expect(copies(page, "Deflection")).toHaveValue("2");
  await page.reload();
  await expect(copies(page, "Blood Doll")).toHaveValue("7");
});

test("an exported deck is imported without an account", async ({ page, newUser }) => {
  await deckOf(page, LIST.replace("3x Blod Dol -- good\n2 Deflecton\n", ""));
  await press(page, "Export");
  const [file] = await Promise.all([page.waitForEvent("download"), press(dialog(page, "Export"), "Excel")]);
  expect(file.suggestedFilename()).toBe("Guns, Money & more.xlsx");
  const toClipboard = dialog(page, "Export").getByRole("region", { name: "Clipboard" });
  await expectBriefMessage(toClipboard.getByRole("button", { name: "Copied" }), () =>
    press(toClipboard, "Text"),
  );
  const text = await clipboard(page);
  expect(text).toMatch(
    /^Deck Name: Guns, Money & more\nAuthor: Ann\nDescription: Shoot first\.\n\nAsk later\.\n/,
  );

  const other = await newUser();
  await importList(other, text);
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("Guns, Money & more");
  await expect(other.getByRole("link", { name: "Theo Bell (G6)" })).toBeVisible();
});

test("editing a deck as a text is undone as one step", async ({ page }) => {
  await deckOf(page, LIST.replace("3x Blod Dol -- good\n2 Deflecton\n", ""));
  await press(page, "Edit as text");
  const area = page.getByLabel("Deck as text");
  await area.fill(
    (await area.inputValue()).replace("4x Blood Doll", "5x Blood Doll\n2x Awe\n1x Nothing at all"),
  );
  const changes = page.getByRole("region", { name: "Changes" });
  await expect(changes.getByRole("listitem")).toHaveText([
    "Blood Doll: 4 → 5",
    "Awe: 0 → 2",
    /^Line \d+: 1x Nothing at all$/,
  ]);
  await press(page, "Apply");
  await expect(copies(page, "Blood Doll")).toHaveValue("5");
  await expect(copies(page, "Awe")).toHaveValue("2");
  await page.keyboard.press("Control+z");
  await expect(copies(page, "Blood Doll")).toHaveValue("4");
  await expect(copies(page, "Awe")).toHaveCount(0);
});

test("sharing a deck by each form of its URL, opened without a login", async ({ page, newUser }) => {
  await deckOf(page, LIST.replace("3x Blod Dol -- good\n2 Deflecton\n", ""));
  await press(page, "Copy URL");
  const share = dialog(page, "Copy URL");
  const urls: string[] = [];
  for (const name of ["Standard URL", "Deck-in-URL", "Snapshot URL"]) {
    if (name === "Snapshot URL") await press(share, "Create a snapshot");
    await expectBriefMessage(share.getByRole("button", { name: "Copied" }), () =>
      press(share, `Copy: ${name}`),
    );
    urls.push(await clipboard(page));
    await expect(share.getByRole("button", { name: "Copied" })).toHaveCount(0);
    await press(share, `QR code: ${name}`);
    const code = dialog(page, `Guns, Money & more – ${name}`);
    await expect(code.getByRole("link")).toHaveAttribute("href", urls.at(-1) ?? "");
    await press(code, "Close");
  }
  expect(new Set(urls).size).toBe(3);

  const other = await newUser();
  for (const url of urls) {
    await other.goto(url);
    await expect(other.getByRole("heading", { level: 1 })).toHaveText("Guns, Money & more");
    await expect(other.getByRole("link", { name: "Theo Bell (G6)" })).toBeVisible();
    await expect(other.getByRole("button", { name: "Edit as text" })).toHaveCount(0);
  }
});
