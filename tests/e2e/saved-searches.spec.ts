import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { logIn, logOut, newName, panel, signUp } from "./account-page";
import { waitForApp } from "./app-ready";
import { archiveUrl } from "./archive-page";
import { expect, test } from "./fixtures";

const PRINCES = `/crypt?q=${encodeURIComponent('{"titles":{"prince":true}}')}`;
const BOUNCE = `/library?q=${encodeURIComponent('{"traits":{"bounce bleed":true}}')}`;

const dialog = (page: Page) => page.getByRole("dialog", { name: "Saved searches" });
const saved = (page: Page) => dialog(page).getByRole("list", { name: "Saved searches" });

/** All that the page has stored on the device. */
function onDevice(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const names = (await indexedDB.databases()).map((one) => one.name ?? "");
    const values: unknown[] = [];
    for (const one of names) {
      const db = await new Promise<IDBDatabase>((done) => {
        const request = indexedDB.open(one);
        request.onsuccess = () => done(request.result);
      });
      for (const store of Array.from(db.objectStoreNames)) {
        const request = db.transaction(store).objectStore(store).getAll();
        values.push(await new Promise((done) => (request.onsuccess = () => done(request.result))));
      }
      db.close();
    }
    return JSON.stringify([values, { ...localStorage }, { ...sessionStorage }]);
  });
}

async function openSearches(page: Page, path = PRINCES): Promise<void> {
  await page.goto(path);
  await page.getByRole("button", { name: "Save search" }).click();
  await expect(dialog(page)).toBeVisible();
}

async function save(page: Page, name: string): Promise<void> {
  await dialog(page).getByRole("textbox", { name: "Name of the search" }).fill(name);
  await dialog(page).getByRole("button", { name: "Save search" }).click();
  await expect(saved(page).getByRole("link", { name })).toBeVisible();
}

async function signIn(page: Page, name: string): Promise<void> {
  await page.goto("/account");
  await logIn(panel(page, "Login"), name);
  await expect(page.getByText(`Logged as: ${name}`)).toBeVisible();
}

/** Names of the searches that the account has on the server. */
async function stored(page: Page): Promise<readonly string[]> {
  const answer = await page.request.get("/api/account/searches");
  const { searches } = (await answer.json()) as { searches: readonly { readonly name: string }[] };
  return searches.map(({ name }) => name).sort();
}

test("a search saved on one device is on the other, and deleted on both", async ({ page, newUser }) => {
  const name = newName();
  await signUp(page, name);
  await openSearches(page);
  await expect(dialog(page)).toContainText("No search is saved yet.");
  await save(page, "My princes");
  await expect(dialog(page)).toContainText("for all your devices");
  await expect.poll(() => stored(page)).toEqual(["My princes"]);

  const other = await newUser();
  await test.step("it is found in the palette of another device", async () => {
    await signIn(other, name);
    await other.keyboard.press("ControlOrMeta+k");
    const palette = other.getByRole("dialog", { name: "Go anywhere, do anything" });
    await palette.getByRole("combobox").fill("my pri");
    await palette.getByRole("option", { name: "My princes" }).click();
    await expect(other).toHaveURL(/\/crypt\?q=.*prince/);
  });
  await test.step("it is deleted there, and gone here", async () => {
    await openSearches(other);
    await dialog(other).getByRole("button", { name: "Delete “My princes”" }).click();
    await expect.poll(() => stored(page)).toEqual([]);
    await openSearches(page);
    await expect(dialog(page)).toContainText("No search is saved yet.");
  });
});

test("a search saved without a network arrives later", async ({ page, context, errors }) => {
  errors.expected.push(/ERR_INTERNET_DISCONNECTED/);
  await signUp(page);
  await openSearches(page);
  await expect(dialog(page)).toContainText("No search is saved yet.");
  await context.setOffline(true);
  await save(page, "On the train");
  await expect(dialog(page).getByRole("status").filter({ hasText: "waits" })).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => stored(page)).toEqual(["On the train"]);
  await expect(dialog(page).getByText("waits for the server")).toBeHidden();
});

test("searches of the device move to the account, and none stays at log-out", async ({ page }) => {
  const name = newName();
  await signUp(page, name);
  await page.goto("/account");
  await logOut(page);
  await openSearches(page, BOUNCE);
  await expect(dialog(page)).toContainText("When you log in, they move to your account.");
  await save(page, "Bounce");
  await signIn(page, name);
  await openSearches(page);
  await expect(saved(page).getByRole("link", { name: "Bounce" })).toBeVisible();
  await expect.poll(() => stored(page)).toEqual(["Bounce"]);

  await test.step("the export has it", async () => {
    await page.goto("/account");
    const coming = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download my data" }).click();
    const { other } = JSON.parse(await readFile(await (await coming).path(), "utf8"));
    expect(other).toContainEqual(expect.objectContaining({ name: "Bounce", page: "library" }));
  });
  await test.step("nothing is left on the device", async () => {
    await logOut(page);
    await openSearches(page);
    await expect(dialog(page)).toContainText("No search is saved yet.");
    await expect.poll(() => onDevice(page)).not.toContain("Bounce");
  });
});

test("a page that is closed while it logs out leaves nothing for the next visit", async ({ page }) => {
  await signUp(page);
  await openSearches(page, BOUNCE);
  await save(page, "Bounce");
  await expect.poll(() => stored(page)).toEqual(["Bounce"]);
  await page.goto("/account");
  // The removal waits for its code, and ends with the page.
  await page.route("**/assets/clear-user-decks-*.js", () => {});
  await logOut(page);
  expect(await onDevice(page)).toContain("Bounce");
  await page.unroute("**/assets/clear-user-decks-*.js");
  await page.goto("/crypt");
  await expect.poll(() => onDevice(page)).not.toContain("Bounce");
});

test("saved searches that cannot be loaded say so, and are loaded again", async ({ page, errors }) => {
  errors.expected.push(/status of 500/);
  await signUp(page);
  await page.route("**/api/account/searches", (route) => route.fulfill({ status: 500, body: "{}" }));
  await openSearches(page);
  await expect(dialog(page).getByRole("alert")).toContainText("could not be loaded");
  await expectAccessible(page, "failed searches");
  await page.unroute("**/api/account/searches");
  await dialog(page).getByRole("button", { name: "Try again" }).click();
  await expect(dialog(page)).toContainText("No search is saved yet.");
});

test("the palette adds cards, undoes, changes the language and copies a search, by keyboard only", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signUp(page);
  const answer = await page.request.post("/api/deck", {
    data: { name: "My malks", cards: {} },
    headers: { Origin: new URL(page.url()).origin },
  });
  const { deckid } = (await answer.json()) as { deckid: string };
  const cards = async () => (await (await page.request.get(`/api/deck/${deckid}`)).json()).cards;
  const palette = page.getByRole("dialog");
  const field = palette.getByRole("combobox");
  const options = palette.getByRole("option");
  const open = async (text: string) => {
    await page.keyboard.press("ControlOrMeta+k");
    await expect(field).toBeFocused();
    await page.keyboard.type(text);
  };
  await page.goto(`/decks/${deckid}`);
  await waitForApp(page);

  await test.step("copies of a card, one after the other", async () => {
    await open("4 deflection");
    await expect(options.first()).toContainText("Add 4 × Deflection");
    await page.keyboard.press("Enter");
    await expect(palette.getByText("4 × Deflection added to “My malks”.").first()).toBeVisible();
    await page.keyboard.type("2 deflection");
    await expect(options.first()).toContainText("Add 2 × Deflection");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
    await expect(palette).toBeHidden();
    await expect.poll(cards).toEqual({ "100518": 6 });
  });
  await test.step("undo and redo", async () => {
    await open("> undo");
    await expect(options).toHaveCount(1);
    await page.keyboard.press("Enter");
    await expect.poll(cards).toEqual({ "100518": 4 });
    await open("> redo");
    await expect(options).toHaveCount(1);
    await page.keyboard.press("Enter");
    await expect.poll(cards).toEqual({ "100518": 6 });
  });
  await test.step("own decks, and tournaments", async () => {
    await open("tournament decks");
    await expect(options.filter({ hasText: "Tournament" }).first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(options.first()).toBeHidden();
    await page.goto("/sets");
    await waitForApp(page);
    await open("@malks");
    await expect(options.first()).toContainText("My malks");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`/decks/${deckid}`));
  });
  await test.step("winning decks are counted", async () => {
    await open("card:Deflection>=4");
    await expect(options.filter({ hasText: "Search winning decks" })).toContainText(/[1-9]\d* winning deck/);
    await page.keyboard.press("Escape");
    await expect(palette).toBeHidden();
  });
  await test.step("a search is copied as text", async () => {
    for (const [url, text] of [
      [PRINCES, "title:prince"],
      [archiveUrl("pda", { author: "Ann", libraryTotal: { "60-67": true } }), "by:Ann size:60-67"],
    ] as const) {
      await page.goto(url);
      await waitForApp(page);
      await open("> as text");
      await page.keyboard.press("Enter");
      await expect(palette).toBeHidden();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    }
  });
  await test.step("another language", async () => {
    await open("> espa");
    await expect(options).toHaveCount(1);
    await page.keyboard.press("Enter");
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
  });
});
