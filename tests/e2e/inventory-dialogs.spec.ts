import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { expectAccessible, isPhone } from "./accessible";
import { signUp } from "./account-page";
import { waitForApp } from "./app-ready";
import { makeDeck } from "./deck-page";
import { expect, test } from "./fixtures";
import { dialog } from "./search-page";

const TREMERE = "V5:PTr";
const OWNED = ["V5:PM", "V5:PN", "V5:PTo"] as const;

type Cards = Readonly<Record<string, number>>;

/** The card lists of all precons. */
async function preconLists(page: Page): Promise<Readonly<Record<string, Cards>>> {
  const manifest = await (await page.request.get("/data/manifest.json")).json();
  return (await (await page.request.get(`/data/${manifest.files.precons.path}`)).json()).decks;
}

const total = (cards: Cards) => Object.values(cards).reduce((sum, copies) => sum + copies, 0);

/** Makes a deck that uses the inventory. */
async function makeFixedDeck(page: Page, name: string, cards: Cards): Promise<void> {
  const id = await makeDeck(page, { name, cards });
  const answer = await page.request.put(`/api/deck/${id}`, {
    data: { inventoryType: "fixed" },
    headers: { Origin: new URL(page.url()).origin },
  });
  expect(answer.status()).toBe(200);
}

async function openInventory(page: Page): Promise<void> {
  await page.goto("/inventory");
  await waitForApp(page);
}

async function open(page: Page, name: string): Promise<Locator> {
  const entry = page
    .getByRole("list", { name: "Actions", exact: true })
    .getByRole("button", { name, exact: true });
  const menu = page.getByRole("button", { name: "Actions", exact: true });
  await expect(menu.or(entry).first()).toBeVisible();
  if (await menu.isVisible()) await menu.click();
  await entry.click();
  const opened = dialog(page, name);
  await expect(opened).toBeVisible();
  return opened;
}

async function close(opened: Locator): Promise<void> {
  await opened.getByRole("button", { name: "Close" }).click();
  await expect(opened).toBeHidden();
}

/** Copies by card on the server. */
async function storedCopies(page: Page): Promise<Cards> {
  const { buckets } = await (await page.request.get("/api/inventory")).json();
  return Object.assign({}, ...Object.values(buckets as Record<string, { q: Cards }>).map(({ q }) => q));
}

async function expectStored(page: Page, copies: Cards): Promise<void> {
  await expect(async () => expect(await storedCopies(page)).toEqual(copies)).toPass();
}

async function addPrecons(page: Page, searches: readonly string[]): Promise<void> {
  const precons = await open(page, "Add from precon");
  await expect(precons.getByRole("combobox", { name: "Tag" })).toBeVisible();
  for (const search of searches) {
    await precons.getByRole("searchbox", { name: "Name, clan, set or year" }).fill(search);
    if (!isPhone(page)) {
      await precons.getByRole("checkbox").hover();
      await expect(precons.getByRole("heading", { name: "Library" })).toBeVisible();
    }
    await precons.getByRole("checkbox").check();
  }
  await expect(precons.getByText(`${searches.length} chosen`)).toBeVisible();
  await precons.getByRole("button", { name: "Add chosen" }).click();
  await dialog(page, "Add to the inventory?").getByRole("button", { name: "Add", exact: true }).click();
  await expect(precons.getByText(/^Added: /)).toBeVisible();
  await expectAccessible(page, "add from precon");
  await close(precons);
}

/** The cards of several decks together. */
function together(all: readonly Cards[]): Cards {
  const sum: Record<string, number> = {};
  for (const cards of all) {
    for (const [card, copies] of Object.entries(cards)) sum[card] = (sum[card] ?? 0) + copies;
  }
  return sum;
}

async function importText(opened: Locator, text: string): Promise<void> {
  await opened.getByRole("textbox", { name: "Cards" }).fill(text);
  await expect(opened.getByRole("region", { name: "What would change" })).toBeVisible();
}

async function savedCsv(page: Page): Promise<{ readonly name: string; readonly text: string }> {
  const files = await open(page, "Export");
  const coming = page.waitForEvent("download");
  await files.getByRole("button", { name: "CSV, with targets and notes" }).click();
  const file = await coming;
  const text = await readFile(await file.path(), "utf8");
  await expectAccessible(page, "export");
  await close(files);
  return { name: file.suggestedFilename(), text };
}

test("filling the inventory from precons, and finding the precon that has what is missing", async ({
  page,
}) => {
  await signUp(page);
  const lists = await preconLists(page);
  await makeFixedDeck(page, "Chantry", lists[TREMERE] ?? {});
  await openInventory(page);
  await addPrecons(
    page,
    OWNED.map((id) => id.toLowerCase()),
  );
  const owned = together(OWNED.map((id) => lists[id] ?? {}));
  await expectStored(page, owned);

  const missing = await open(page, "Missing");
  const short = Object.entries(lists[TREMERE] ?? {}).map(([card, need]) =>
    Math.max(0, need - (owned[card] ?? 0)),
  );
  const copies = short.reduce((sum, one) => sum + one, 0);
  await expect(missing.getByText(new RegExp(`^Missing copies: ${copies} `))).toBeVisible();
  const best = missing
    .getByRole("list", { name: "Precons with missing cards" })
    .getByRole("listitem")
    .first();
  await expect(best).toContainText("Fifth Edition: Tremere");
  await best.getByRole("button", { name: "One more: Fifth Edition: Tremere" }).click();
  await expect(
    missing.getByText(`Cart: 1 precon covers ${copies} of ${copies} missing copies`),
  ).toBeVisible();
  await missing.getByRole("button", { name: "Empty the cart" }).click();
  await missing.getByRole("button", { name: "Fewest precons for the most cards" }).click();
  await expect(best).toContainText("nothing more");
  await expectAccessible(page, "missing");
  await close(missing);

  await addPrecons(page, [TREMERE.toLowerCase()]);
  const healed = await open(page, "Missing");
  await expect(healed.getByText("Nothing is missing.")).toBeVisible();
});

test("adding the cards of a deck, taking them again, and undoing it", async ({ page }) => {
  await signUp(page);
  const cards = { 100199: 4, 201613: 2 };
  await makeDeck(page, { name: "Dolls", tags: ["bleed"], cards });
  await makeDeck(page, { name: "Others", tags: ["vote"] });
  await openInventory(page);
  const decks = await open(page, "Add from deck");
  await decks.getByRole("combobox", { name: "Tag" }).selectOption("bleed");
  await expect(decks.getByRole("button", { name: "Add Others" })).toBeHidden();
  await expect(decks.getByRole("button", { name: "Remove Dolls" })).toBeDisabled();
  await decks.getByRole("button", { name: "Add Dolls" }).click();
  await dialog(page, "Add to the inventory?").getByRole("button", { name: "Add", exact: true }).click();
  await expect(decks.getByText("Already in inventory: 1×")).toBeVisible();
  await expectStored(page, cards);
  await expectAccessible(page, "add from deck");
  await decks.getByRole("button", { name: "Remove Dolls" }).click();
  await dialog(page, "Remove from the inventory?")
    .getByRole("button", { name: "Remove", exact: true })
    .click();
  await expectStored(page, {});
  await decks.getByRole("button", { name: "Undo" }).click();
  await expectStored(page, cards);
});

test("importing a list with bad lines: preview, fixes, one undo @everywhere", async ({ page }) => {
  await signUp(page);
  await openInventory(page);
  const files = await open(page, "Import");
  await importText(files, "4x Theo Bell (G6)\n3 Blod Dool\n2 Deflection\nand so on");
  const preview = files.getByRole("region", { name: "What would change" });
  await expect(preview.getByText("2 cards are added")).toBeVisible();
  await expect(preview.getByText("Line 2: 3 Blod Dool")).toBeVisible();
  await expectAccessible(page, "import");
  await preview.getByRole("button", { name: "Fix 1 line" }).click();
  const fix = dialog(page, "Fix bad import");
  await fix.getByRole("button", { name: "Blood Doll", exact: true }).click();
  await expect(fix.getByText("Every line is done.")).toBeVisible();
  await close(fix);
  await expect(preview.getByText("3 cards are added")).toBeVisible();
  expect(await storedCopies(page)).toEqual({});
  await files.getByRole("button", { name: "Add to inventory" }).click();
  await expect(files.getByText("The import is done.")).toBeVisible();
  await expectStored(page, { 201613: 4, 100199: 3, 100518: 2 });
  await files.getByRole("button", { name: "Undo" }).click();
  await expectStored(page, {});
});

test("a workbook is refused with the way out", async ({ page }) => {
  await signUp(page);
  await openInventory(page);
  const files = await open(page, "Import");
  await files
    .getByLabel("Choose a file")
    .setInputFiles({ name: "cards.xlsx", mimeType: "application/zip", buffer: Buffer.from("PK") });
  await expect(files.getByText(/^Workbooks are only written here, not read\./)).toBeVisible();
});

test("replacing the inventory by a list, and by its own exported table", async ({ page }) => {
  await signUp(page);
  await openInventory(page);
  const first = await open(page, "Import");
  await importText(
    first,
    'Card,Copies,Target,Printings,Note\nBlood Doll,5,8,"2 FN en; 1 KMW fr","=lent, to Theo"\nDeflection,3,,,',
  );
  await first.getByRole("button", { name: "Add to inventory" }).click();
  await expectStored(page, { 100199: 5, 100518: 3 });
  await close(first);
  const { name, text } = await savedCsv(page);
  expect(name).toBe("Inventory.csv");
  expect(text).toContain('100199,Blood Doll,5,8,fixed,"2 FN en; 1 KMW fr","\'=lent, to Theo"');

  const second = await open(page, "Import");
  await second.getByText("Replace the inventory").click();
  await importText(second, "1 Govern the Unaligned");
  await expect(second.getByText("2 cards are removed")).toBeVisible();
  await second.getByRole("button", { name: "Replace inventory" }).click();
  await expectStored(page, { 100845: 1 });

  await second.getByText("Replace the inventory").click();
  await second
    .getByLabel("Choose a file")
    .setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) });
  await expect(second.getByText("1 card is removed")).toBeVisible();
  await second.getByRole("button", { name: "Replace inventory" }).click();
  await expectStored(page, { 100199: 5, 100518: 3 });
  await close(second);
  await page.reload();
  await waitForApp(page);
  expect((await savedCsv(page)).text).toBe(text);
});

test("as many lines as there are cards are imported at once", async ({ page }) => {
  await signUp(page);
  const lists = await preconLists(page);
  await openInventory(page);
  const ids = Object.keys(together(Object.values(lists)));
  const lines = Array.from({ length: 4150 }, (_, at) => `${ids[at % ids.length]},1`);
  const files = await open(page, "Import");
  const text = ["Card ID,Copies", ...lines].join("\n");
  await files
    .getByLabel("Choose a file")
    .setInputFiles({ name: "all.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
  await expect(files.getByText(/ cards are added$/)).toBeVisible();
  await files.getByRole("button", { name: "Add to inventory" }).click();
  await expect(files.getByText("The import is done.")).toBeVisible();
  await expect(async () => expect(total(await storedCopies(page))).toBe(4150)).toPass();
});
