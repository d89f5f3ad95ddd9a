import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectAccessible, isPhone } from "./accessible";
import { signUp } from "./account-page";
import { beginInInventoryMode, expectSupply, setOwned, stockOf } from "./deck-inventory";
import { action, copiesOf, deckSelector, expectSaved, LEGAL, makeDeck, openDeck } from "./deck-page";
import { expect, test } from "./fixtures";
import { holdFiles } from "./hold-files";
import { row, useInventory } from "./inventory-page";
import { installProbe } from "./presses/in-page";
import { dialog } from "./search-page";

const BELL = 201613;
const DOLL = 100199;
const DEFLECTION = 100518;
const GOVERN = 100845;

/** Two Theo Bells fewer than LEGAL, nine of twelve Governs, and fourteen Blood Dolls. */
const OWNED = { ...LEGAL, [BELL]: 2, [GOVERN]: 9, [DOLL]: 14 };

/** Phones have the actions of a deck in a sheet. */
async function choose(page: Page, name: string): Promise<void> {
  if (isPhone(page)) await page.getByRole("button", { name: "Actions", exact: true }).click();
  await action(page, name).click();
}

/** A user with an inventory, a fixed deck with Blood Dolls, and a legal deck; returns the id of the latter. */
async function ownerOfDecks(page: Page): Promise<string> {
  await signUp(page);
  await setOwned(page, OWNED);
  const dolls = await makeDeck(page, { name: "Dolls", cards: { [DOLL]: 5, [DEFLECTION]: 1 } });
  await useInventory(page, dolls, "fixed");
  return makeDeck(page);
}

const typeButton = (page: Page, type: string) =>
  stockOf(page).getByRole("button", { name: new RegExp(`^${type}: how this deck uses the inventory`) });

test("a deck is built from the inventory: its type, markers, missing cards and proxies", async ({ page }) => {
  const id = await ownerOfDecks(page);
  await openDeck(page, id);
  await expect(stockOf(page)).toBeHidden();
  await expect(action(page, "Missing cards")).toBeHidden();
  await expect(page.locator("[data-supply]")).toHaveCount(0);
  await choose(page, "Show inventory");
  await expect(stockOf(page).getByText("Owned: 67 of 72 (93%)")).toBeVisible();

  await test.step("a virtual deck would take copies of the fixed one", async () => {
    await expectSupply(page, "Theo Bell (G6)", "short");
    await expectSupply(page, "Govern the Unaligned", "short");
    await expectSupply(page, "Blood Doll", "scarce");
    await expectSupply(page, "Conditioning", "enough");
    await expect(page.getByRole("img", { name: "Too few: 9 of 12 copies owned" })).toHaveText("!");
    await expect(
      page.getByRole("img", {
        name: "Not enough for all decks: 14 owned, 15 needed. In fixed decks: Dolls (5)",
      }),
    ).toHaveText("~");
  });

  await test.step("flexible, then fixed", async () => {
    await typeButton(page, "Virtual").click();
    await typeButton(page, "Flexible").click();
    await expect(typeButton(page, "Fixed")).toBeFocused();
    await expectSaved(page);
    await expectSupply(page, "Blood Doll", "scarce");
    await expect(stockOf(page).getByText("Cards with too few copies: 2")).toBeVisible();
    await expect(stockOf(page).getByText("Cards that other decks need, too: 2")).toBeVisible();
  });

  await test.step("lists of decks show and filter the types", async () => {
    await makeDeck(page, { name: "Dream" });
    await page.reload();
    await deckSelector(page).click();
    const types = { Legal: "Fixed", Dolls: "Fixed", Dream: "Virtual" };
    for (const [name, type] of Object.entries(types)) {
      const option = page.getByRole("option").filter({ hasText: name });
      await expect(option.getByTitle(new RegExp(`^${type}`))).toBeVisible();
    }
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Advanced selector" }).click();
    const list = dialog(page, "Select deck");
    await list.getByRole("combobox", { name: "Inventory" }).selectOption("virtual");
    await expect(list.getByRole("checkbox", { name: "Select the 1 deck shown" })).toBeVisible();
    await expect(list.getByText("Dream", { exact: true })).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("a card that the deck does not reserve", async () => {
    const marker = row(page, "Blood Doll").getByRole("button", { name: /^Blood Doll: Fixed, like/ });
    await marker.click();
    await expect(page.getByRole("button", { name: /^Blood Doll: Virtual, unlike the deck/ })).toBeFocused();
    await expectSaved(page);
    await page.reload();
    await expect(page.getByRole("button", { name: /^Blood Doll: Virtual, unlike the deck/ })).toBeVisible();
    await expectSupply(page, "Blood Doll", "scarce");
  });

  await test.step("missing cards", async () => {
    await choose(page, "Missing cards");
    const missing = dialog(page, "Missing cards for Legal");
    await expect(missing.getByText("7 copies are missing.")).toBeVisible();
    await expect(missing.getByRole("link", { name: "Conditioning" })).toHaveCount(0);
    const download = page.waitForEvent("download");
    await missing.getByRole("region", { name: "Save as file" }).getByRole("button", { name: "Text" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe("Missing cards for Legal [text].txt");
    const text = await readFile(await file.path(), "utf8");
    expect(text).toContain("2x Theo Bell");
    expect(text).toContain("3x Govern the Unaligned");
    expect(text).toContain("1x Blood Doll");
    expect(text).toContain("1x Deflection");
    const book = page.waitForEvent("download");
    await missing.getByRole("button", { name: "Excel" }).click();
    expect((await book).suggestedFilename()).toBe("Missing cards for Legal.xlsx");
    await page.keyboard.press("Escape");
  });

  await test.step("proxies of what is missing", async () => {
    await choose(page, "PDF proxy");
    const proxies = dialog(page, /^Create PDF with card proxies/);
    const of = (card: string) => proxies.getByRole("listitem").filter({ hasText: card });
    await expect(of("Govern the Unaligned").getByText("Still missing: 3")).toBeVisible();
    await expect(of("Conditioning").getByText(/^Still missing/)).toHaveCount(0);
    await proxies.getByRole("button", { name: "Add missing in inventory" }).click();
    await expect(proxies.getByText("Cards: 7, pages: 1")).toBeVisible();
    await expect(proxies.getByText(/^Still missing/)).toHaveCount(0);
    await proxies.getByRole("button", { name: "One fewer Govern the Unaligned" }).click();
    await expect(of("Govern the Unaligned").getByText("Still missing: 1")).toBeVisible();
    await page.keyboard.press("Escape");
  });

  const printed = await test.step("paper has no trace of the mode", async () => {
    await page.emulateMedia({ media: "print" });
    await expect(stockOf(page)).toBeHidden();
    await expect(row(page, "Theo Bell (G6)").locator("[data-supply]")).toBeHidden();
    return placeOfCopies(page);
  });

  await test.step("the mode hides all of it", async () => {
    await choose(page, "Hide inventory");
    await expect(stockOf(page)).toBeHidden();
    await expect(page.locator("[data-supply]")).toHaveCount(0);
    await expect(action(page, "Missing cards")).toBeHidden();
    await page.emulateMedia({ media: "print" });
    expect(await placeOfCopies(page)).toEqual(printed);
  });
});

/** The number of Theo Bells, from the left. */
async function placeOfCopies(page: Page): Promise<number | undefined> {
  const box = await copiesOf(page, "Theo Bell (G6)").boundingBox();
  await page.emulateMedia({ media: "screen" });
  return box?.x;
}

test("a deck of somebody else shows what could be built of it", async ({ page, newUser }) => {
  const owner = await newUser();
  await signUp(owner);
  const foreign = await makeDeck(owner, { name: "Theirs" });
  await ownerOfDecks(page);
  await beginInInventoryMode(page);
  await openDeck(page, foreign, "Theirs");
  await expect(stockOf(page).getByText("Owned: 67 of 72 (93%)")).toBeVisible();
  await expect(stockOf(page).getByText("Copies held by fixed decks: 2")).toBeVisible();
  await expect(stockOf(page).getByText("Times it could be built: 0")).toBeVisible();
  await expect(stockOf(page).getByRole("button")).toHaveCount(0);
  await expectSupply(page, "Blood Doll", "scarce");
  await expectSupply(page, "Govern the Unaligned", "short");
});

test("two decks are compared with the inventory in view, and the missing cards are listed", async ({
  page,
}) => {
  const id = await ownerOfDecks(page);
  await beginInInventoryMode(page);
  await page.goto(`/diff/${id}/V5:PTr`);
  await expect(stockOf(page).getByText("Owned: 67 of 72 (93%)")).toBeVisible();
  await expectSupply(page, "Blood Doll", "scarce");
  await page.getByRole("button", { name: "List the missing cards" }).click();
  await expect(dialog(page, "Missing cards for Legal").getByText("67 copies are missing.")).toBeVisible();
});

test("the setting of the mode is offered to signed-in users only @everywhere", async ({ page }) => {
  const settings = async () => {
    await page.goto("/decks/V5:PTr");
    await page.getByRole("button", { name: isPhone(page) ? "Menu" : "Language and display" }).click();
    await expect(dialog(page).getByRole("checkbox", { name: "Show card images" })).toBeVisible();
    return dialog(page).getByRole("checkbox", { name: "Inventory mode" });
  };
  await expect(await settings()).toHaveCount(0);
  await signUp(page);
  await (await settings()).check();
  await page.keyboard.press("Escape");
  await expect(stockOf(page).getByText("Owned: 0 of 89 (0%)")).toBeVisible();
});

async function expectNoShift(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => window.pressProbe.shifts);
  expect(
    shifts.reduce((sum, { value }) => sum + value, 0),
    JSON.stringify(shifts),
  ).toBeLessThanOrEqual(0.001);
}

test("nothing moves when the inventory arrives @everywhere", async ({ page }) => {
  const id = await ownerOfDecks(page);
  await useInventory(page, id, "fixed");
  await beginInInventoryMode(page);
  await page.addInitScript(installProbe, { inert: true, seed: 1 });
  // The deck is painted long before the inventory is known.
  const release = await holdFiles(page, "**/api/inventory**");
  await page.goto(`/decks/${id}`);
  await expect(stockOf(page).getByText("Owned: … of 72")).toBeVisible();
  await expectSupply(page, "Blood Doll", "");
  release();
  await expect(stockOf(page).getByText("Owned: 67 of 72 (93%)")).toBeVisible();
  await expectSupply(page, "Blood Doll", "scarce");
  await expectNoShift(page);
});

for (const { whose, owned } of [
  { whose: "one's own deck", owned: "Owned: 67 of 72 (93%)" },
  { whose: "a precon", owned: /^Owned: \d+ of 89/ },
]) {
  test(`nothing moves when the mode is turned on over a slow network: ${whose} @everywhere`, async ({
    page,
  }) => {
    const id = await ownerOfDecks(page);
    await page.addInitScript(installProbe, { inert: false, seed: 1 });
    await page.goto(`/decks/${whose === "a precon" ? "V5:PTr" : id}`, { waitUntil: "networkidle" });
    const releaseBar = await holdFiles(page, "**/assets/inventory-bar-*.js");
    const releaseInventory = await holdFiles(page, "**/api/inventory**");
    await choose(page, "Show inventory");
    await expect(dialog(page, "Actions")).toBeHidden();
    await expect(page.getByText("Loading…")).toBeVisible();
    await expect(stockOf(page)).toBeHidden();
    releaseBar();
    releaseInventory();
    await expect(stockOf(page).getByText(owned)).toBeVisible();
    await expectNoShift(page);
  });
}

test("decks in inventory mode have no accessibility violations @everywhere", async ({ page }) => {
  test.slow();
  const id = await ownerOfDecks(page);
  await useInventory(page, id, "flexible");
  await beginInInventoryMode(page);
  await openDeck(page, id);
  await expect(stockOf(page).getByText("Owned: 67 of 72 (93%)")).toBeVisible();
  await page.getByRole("button", { name: /^Blood Doll: Flexible, like the deck/ }).click();
  await expectAccessible(page, "one's own deck");
  await choose(page, "Missing cards");
  await expect(dialog(page, "Missing cards for Legal").getByRole("link").first()).toBeVisible();
  await expectAccessible(page, "missing cards");
  await page.keyboard.press("Escape");
  await expect(dialog(page, "Missing cards for Legal")).toBeHidden();
  await page.goto("/decks/V5:PTr");
  await expect(stockOf(page).getByText(/^Owned: \d+ of 89/)).toBeVisible();
  await expectAccessible(page, "a precon");
  await page.goto(`/diff/${id}/V5:PTr`);
  await expect(stockOf(page).getByText("Owned: 67 of 72 (93%)")).toBeVisible();
  await expectAccessible(page, "two decks");
});
