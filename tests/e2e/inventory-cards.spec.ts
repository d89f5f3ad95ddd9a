import type { Page } from "@playwright/test";
import type { Manifest, TwdArchive } from "../../site/src/generated/published";
import { expectAccessible } from "./accessible";
import { newName, openBlankPage, signUp } from "./account-page";
import { archiveUrl, decks, total } from "./archive-page";
import { makeDeck } from "./deck-page";
import { expect, test } from "./fixtures";
import { installProbe } from "./presses/in-page";
import { chips, dialog, filters, names, results, searchOf, searchUrl } from "./search-page";

/** Cumulative layout shift; smaller values are a fraction of a pixel. */
const MAX_SHIFT = 0.001;

const DOLL = 100199;
const GOVERN = 100845;
const THEO = 201613;

const sameOrigin = (page: Page) => ({ Origin: new URL(page.url()).origin });

/** Signs up a user in inventory mode with these copies; afterwards the page is blank. */
async function withInventory(page: Page, copies: Readonly<Record<number, number>>): Promise<void> {
  await signUp(page);
  const answer = await page.request.patch("/api/inventory", {
    data: copies,
    headers: { ...sameOrigin(page), "Idempotency-Key": newName().replace("Zoë ", "inventory-journey-") },
  });
  expect(answer.status()).toBe(200);
  await setInventoryMode(page, true);
}

async function setInventoryMode(page: Page, inventoryMode: boolean): Promise<void> {
  const preferences = JSON.stringify({ inventoryMode, showImage: false });
  await page.evaluate((text) => localStorage.setItem("methuselah.preferences", text), preferences);
}

/** A deck that uses the inventory. */
async function makeUsingDeck(
  page: Page,
  name: string,
  inventoryType: "fixed" | "flexible",
  cards: Readonly<Record<number, number>>,
): Promise<void> {
  const id = await makeDeck(page, { name, cards });
  const headers = sameOrigin(page);
  const answer = await page.request.put(`/api/deck/${id}`, { data: { inventoryType }, headers });
  expect(answer.status()).toBe(200);
}

interface StoredInventory {
  readonly buckets: Readonly<Record<string, { readonly q: Readonly<Record<string, number>> }>>;
}

/** The copies on the server. */
async function stored(page: Page): Promise<Readonly<Record<string, number>>> {
  const have = Array.from({ length: 32 }, () => 0).join(".");
  const answer = await page.request.get(`/api/inventory?have=${have}`);
  const { buckets } = (await answer.json()) as StoredInventory;
  return Object.assign({}, ...Object.values(buckets).map(({ q }) => q));
}

/** The cards of the newest winning deck. */
async function newestDeck(page: Page): Promise<Readonly<Record<number, number>>> {
  const read = async (path: string) => (await page.request.get(`/data/${path}`)).json();
  const { files } = (await read("manifest.json")) as Manifest;
  const { decks: columns } = (await read(files.twd?.path ?? "")) as TwdArchive;
  let card = 0;
  return Object.fromEntries(
    columns.picks.slice(0, columns.sizes[0]).map((step, pick) => {
      card += step;
      return [columns.cards[card], columns.copies[pick]];
    }),
  );
}

const stock = (page: Page) => page.getByRole("region", { name: "Inventory", exact: true });
const note = (page: Page) => page.getByRole("textbox", { name: /^Note on/ });
const ownedOf = (page: Page) => stock(page).getByRole("spinbutton", { name: /^Owned copies/ });
const targetOf = (page: Page) => stock(page).getByRole("spinbutton", { name: /^Target for/ });

test("the copies of a card are changed in its dialog, beside its target and its decks", async ({ page }) => {
  await withInventory(page, { [DOLL]: 7 });
  await makeUsingDeck(page, "Pool", "fixed", { [DOLL]: 4 });
  await makeUsingDeck(page, "Shared", "flexible", { [DOLL]: 5 });
  await page.goto(searchUrl("library", { text: [{ value: "blood doll", in: "name" }] }));
  await names(page).first().click();
  await expect(stock(page).getByText("[−2] 2 missing")).toBeVisible();

  await test.step("copies are stepped and typed", async () => {
    await stock(page).getByRole("button", { name: "One more Blood Doll" }).click();
    await expect(stock(page).getByText("[−1] 1 missing")).toBeVisible();
    await ownedOf(page).fill("11");
    await ownedOf(page).press("Enter");
    await expect(stock(page).getByText("[+2] 2 to spare")).toBeVisible();
    await expect.poll(() => stored(page)).toEqual({ [DOLL]: 11 });
  });
  await test.step("a target is a fixed one first", async () => {
    await targetOf(page).fill("11");
    await targetOf(page).press("Enter");
    const kind = stock(page).getByRole("combobox", { name: "Kind of target for Blood Doll" });
    await expect(kind).toHaveValue("fixed");
    await expect(stock(page).getByText("[=] just enough")).toBeVisible();
    await kind.selectOption("surplus");
    await expect(stock(page).getByText("[−9] 9 missing")).toBeVisible();
    await kind.selectOption("disabled");
    await expect(stock(page).getByText("[+2] 2 to spare")).toBeVisible();
  });
  await test.step("printings have no more copies than there are", async () => {
    await stock(page).getByText("Printings: 0 of 11 copies").click();
    await stock(page).getByRole("button", { name: "Add a printing" }).click();
    await expect(stock(page).getByText("All copies have a printing.")).toBeVisible();
    await stock(page).getByRole("combobox", { name: "Set" }).selectOption({ label: "Final Nights" });
    await stock(page).getByRole("button", { name: "One fewer from Final Nights" }).click();
    await expect(stock(page).getByText("Printings: 10 of 11 copies")).toBeVisible();
  });
  await test.step("the decks are linked", async () => {
    await stock(page).getByText("Total used: 9").click();
    await expect(stock(page).getByText("Flexible decks share 5 copies")).toBeVisible();
    await expectAccessible(page, "card with inventory");
    await stock(page).getByRole("link", { name: "Pool" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Pool", exact: true })).toBeAttached();
    await expect(dialog(page)).toHaveCount(0);
  });
});

test("a locked inventory disables the controls of a card with the reason", async ({ page }) => {
  await withInventory(page, { [DOLL]: 1 });
  const headers = sameOrigin(page);
  const answer = await page.request.put("/api/inventory", { data: { isFrozen: true }, headers });
  expect(answer.status()).toBe(200);
  await page.goto(`/cards/${DOLL}`);
  await expect(stock(page)).toContainText("Your inventory is locked.");
  await expect(ownedOf(page)).toBeDisabled();
  await expect(targetOf(page)).toBeDisabled();
  await expect(note(page)).toBeEnabled();
});

test("a note is saved when it is left, by Ctrl+Enter, and with the dialog", async ({
  page,
  newUser,
  context,
}) => {
  await signUp(page);
  await setInventoryMode(page, false);
  await page.goto(
    searchUrl("library", { discipline: { value: ["dominate"] }, type: { value: ["reaction"] } }),
  );
  await names(page).first().click();
  const title = dialog(page).getByRole("status").first();
  const first = await title.textContent();
  await expect(stock(page)).toHaveCount(0);

  await test.step("arrow keys move the cursor, not the card", async () => {
    await note(page).fill("Lent to Zoë");
    await note(page).press("ArrowLeft");
    await note(page).press("ArrowRight");
    await expect(title).toHaveText(first ?? "");
    await expect(page.getByText(/^Not saved yet/)).toBeVisible();
  });
  await test.step("Ctrl+Enter saves, and the field grows with its text", async () => {
    await note(page).press("Control+Enter");
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    const before = (await note(page).boundingBox())?.height ?? 0;
    await note(page).fill("one\n".repeat(12));
    await expect(async () => {
      expect((await note(page).boundingBox())?.height).toBeGreaterThan(before + 100);
    }).toPass();
    await expectAccessible(page, "card with a note");
  });
  await test.step("what is typed is saved with the next card and when the dialog is closed", async () => {
    await note(page).fill("for the first");
    await dialog(page).getByRole("button", { name: "Next card" }).click();
    await expect(title).not.toHaveText(first ?? "");
    await expect(note(page)).toHaveValue("");
    await note(page).fill("for the second");
    // Edits are sent in their order.
    const saved = page.waitForResponse(
      (response) => response.ok() && response.request().postData()?.includes("for the second") === true,
    );
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await saved;
  });
  await test.step("another device reads them", async () => {
    const other = await newUser();
    await other.context().addCookies(await context.cookies());
    await openBlankPage(other);
    await other.evaluate(() => localStorage.setItem("methuselah.session", `in ${Date.now()}`));
    await other.goto(page.url());
    await names(other).first().click();
    await expect(note(other)).toHaveValue("for the first");
    await dialog(other).getByRole("button", { name: "Next card" }).click();
    await expect(note(other)).toHaveValue("for the second");
  });
});

test("a visitor sees neither inventory nor note", async ({ page }) => {
  await page.goto(`/cards/${DOLL}`);
  await expect(page.getByRole("button", { name: "Copy URL" })).toBeVisible();
  await expect(stock(page)).toHaveCount(0);
  await expect(note(page)).toHaveCount(0);
});

test("nothing moves when the inventory arrives, and all is accessible @everywhere", async ({ page }) => {
  await withInventory(page, { [DOLL]: 7 });
  await makeUsingDeck(page, "Pool", "fixed", { [DOLL]: 4 });
  await page.addInitScript(installProbe, { inert: true, seed: 12 });
  const paths = [
    `/cards/${DOLL}`,
    searchUrl("crypt", { inventory: "missing", group: { 6: true } }),
    archiveUrl("twd", { matchInventory: { crypt: "0.7" } }),
    "/twd",
  ];
  for (const path of paths) {
    await page.goto(path, { waitUntil: "networkidle" });
    await expect(page.getByText(/^\[[+−=]|^0\/0$|^0% owned$|^NO DECKS FOUND$/).first()).toBeVisible();
    const shifts = await page.evaluate(() => window.pressProbe.shifts);
    const sum = shifts.reduce((all, { value }) => all + value, 0);
    expect.soft(sum, `${path}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(MAX_SHIFT);
    await expectAccessible(page, path);
  }
});

test("cards are searched in the inventory, and results show owned and used copies", async ({
  page,
  newUser,
}) => {
  await withInventory(page, { [DOLL]: 3, [THEO]: 2 });
  await makeUsingDeck(page, "Pool", "fixed", { [DOLL]: 1, [GOVERN]: 4 });
  await page.goto("/library");
  await filters(page).getByText("In inventory", { exact: true }).click();
  await expect(names(page)).toHaveText(["Govern the Unaligned", "Blood Doll"]);
  await expect(results(page).getByRole("img", { name: "3 owned, 1 used by decks" })).toHaveText("3/1");
  await expect(results(page).getByRole("img", { name: "0 owned, 4 used by decks, 4 missing" })).toHaveText(
    "0/4",
  );
  await expect(chips(page).first()).toContainText("in my inventory");
  await expect.poll(() => searchOf(page)).toEqual({ inventory: "in" });
  await expectAccessible(page, "library in inventory mode");

  await filters(page).getByText("Missing", { exact: true }).click();
  await expect.poll(() => searchOf(page)).toEqual({ inventory: "missing" });
  await page.goto(searchUrl("crypt", { inventory: "in" }));
  await expect(names(page)).toHaveText(["Theo Bell (G6)"]);

  await test.step("for a visitor the link explains itself", async () => {
    const visitor = await newUser();
    await visitor.goto(page.url());
    await expect(visitor.getByRole("alert")).toContainText(
      "The inventory can be searched when you are logged in",
    );
    await expect(filters(visitor).getByText("In inventory", { exact: true })).toHaveCount(0);
  });
  await test.step("without inventory mode there are no numbers", async () => {
    await setInventoryMode(page, false);
    await page.goto(searchUrl("crypt", { clan: { value: ["brujah"] }, group: { 6: true } }));
    await expect(names(page).first()).toBeVisible();
    await expect(results(page).getByText(/^\d+\/\d+$/)).toHaveCount(0);
  });
});

test("winning decks are matched with the inventory and sorted by it", async ({ page, newUser }) => {
  await withInventory(page, await newestDeck(page));

  await page.goto("/twd");
  await expect(decks(page).first().getByText("100% owned", { exact: true })).toBeVisible();
  const form = filters(page);
  await form.getByRole("combobox", { name: "Crypt owned" }).selectOption({ label: "100%" });
  await form.getByRole("combobox", { name: "Library owned" }).selectOption({ label: "100%" });
  await expect.poll(() => total(page)).toBeGreaterThan(0);
  await expect(chips(page)).toHaveText([
    /100% of the crypt owned/,
    /100% of the library owned/,
    "Clear all",
    "Save search",
  ]);
  await expect.poll(() => searchOf(page)).toEqual({ matchInventory: { crypt: "1", library: "1" } });
  await expect(
    decks(page)
      .first()
      .getByText(/(\d+) of \1 owned$/),
  ).toHaveCount(2);

  await form.getByRole("combobox", { name: "Scale to" }).selectOption({ label: "60 cards" });
  await expect(chips(page).nth(1)).toContainText("scaled to 60 cards");
  await expectAccessible(page, "winning decks in inventory mode");

  await page.goto(archiveUrl("twd", { date: { from: 2020 } }));
  await page.getByRole("combobox", { name: "Sort by" }).selectOption({ label: "Share owned" });
  await expect(decks(page).first().getByText("100% owned", { exact: true })).toBeVisible();

  await test.step("for a visitor the link explains itself", async () => {
    const visitor = await newUser();
    await visitor.goto(archiveUrl("twd", { matchInventory: { crypt: "0.9" } }));
    await expect(visitor.getByRole("alert")).toContainText("Decks can be compared with your inventory");
    await expect(visitor.getByText(/% owned$/)).toHaveCount(0);
  });
});
