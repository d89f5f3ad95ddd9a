import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { testAccessibility } from "./accessible";
import { openBlankPage } from "./account-page";
import {
  action,
  addField,
  copiesOf,
  expectSaved,
  found,
  LEGAL,
  makeDeck,
  openDeck,
  part,
  storedDeck,
} from "./deck-page";
import { expect, test } from "./fixtures";
import { firstVisit } from "./offline-data";
import {
  LIBRARY_CARD,
  revoke,
  signUpAdmin,
  signUpInMode,
  signUpTester,
  turnPlaytestModeOn,
  VAMPIRE,
} from "./playtest-page";
import { dialog, firstTextRow, names, searchUrl, textSearch } from "./search-page";
import { storedTexts } from "./stored-texts";

const CARDS = { ...LEGAL, [VAMPIRE.id]: 2, [LIBRARY_CARD.id]: 1 };
const PLACEHOLDERS = searchUrl("crypt", textSearch("placeholder"));
const WITHHELD = "CONTAINS PLAYTEST CARDS";
const mode = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Playtest mode" });

/** Whether the device has stored cards of the round. */
const isStored = async (page: Page, where?: "caches") =>
  (await storedTexts(page, where)).includes("Placeholder Vampire");

test("a tester turns playtest mode on, finds a card, and plays with it", async ({ page }) => {
  await signUpTester(page);
  const deck = await makeDeck(page);
  await page.goto(PLACEHOLDERS);
  await expect(page.getByRole("link", { name: "Playtest", exact: true })).toBeVisible();
  await expect(names(page)).toHaveCount(0);
  await mode(page).click();
  await expect(mode(page)).toHaveAttribute("aria-pressed", "true");
  await expect(names(page)).toHaveCount(12);
  await names(page).filter({ hasText: VAMPIRE.name }).click();
  await expect(dialog(page, VAMPIRE.name).getByText("Playtest", { exact: true }).first()).toBeVisible();
  await page.keyboard.press("Escape");

  await openDeck(page, deck);
  await addField(page, "Crypt").fill("placeholder vampire o");
  await found(page).first().click();
  await expect(copiesOf(page, VAMPIRE.name)).toHaveValue("1");
  await expectSaved(page);
  expect((await storedDeck(page, deck)).cards[VAMPIRE.id]).toBe(1);
  await expect(page.getByText("PLAYTEST", { exact: true })).toBeVisible();

  await action(page, "Draw cards").click();
  await expect(dialog(page, "Draw: Legal")).toBeVisible();
  await page.keyboard.press("Escape");
  await action(page, "Export").click();
  const coming = page.waitForEvent("download");
  await dialog(page, "Export")
    .getByRole("region", { name: "Save as file" })
    .getByRole("button", { name: "Text", exact: true })
    .click();
  expect(await readFile(await (await coming).path(), "utf8")).toContain(`1x ${VAMPIRE.name}`);
});

test("the round takes part in quick search and precons, and leaves with the mode", async ({ page }) => {
  // An admin is a tester as well.
  await signUpAdmin(page);
  await turnPlaytestModeOn(page);
  await page.goto("/cards");
  await page.getByRole("combobox", { name: "Card name" }).fill("placeholder card one");
  await expect(page.getByRole("option").first()).toContainText(LIBRARY_CARD.name);
  await page.goto("/decks/playtest:PA");
  await expect(page.getByRole("heading", { level: 1, name: /Placeholder Deck A$/ })).toBeAttached();
  await expect(part(page, "Crypt")).toContainText(VAMPIRE.name);
  await mode(page).click();
  await expect(page.getByText("NO DECK WITH THIS ID")).toBeVisible();
  await page.goto(`/cards/${VAMPIRE.id}`);
  await expect(page.getByRole("heading", { name: WITHHELD })).toBeVisible();
  await page.getByRole("combobox", { name: "Card name" }).fill("placeholder card one");
  await expect(page.getByText(VAMPIRE.name)).toHaveCount(0);
});

test("a stranger with the link reads one sentence", async ({ page, newUser }) => {
  await signUpInMode(page);
  const deck = await makeDeck(page, { name: "Secret", description: "with new cards", cards: CARDS });
  const stranger = await newUser();
  await stranger.goto(new URL(`/decks/${deck}`, page.url()).href);
  await expect(stranger.getByText(WITHHELD)).toBeVisible();
  await expect(stranger.getByRole("heading", { level: 1, name: "Secret" })).toBeAttached();
  await expect(stranger.getByText("with new cards")).toHaveCount(0);
  await expect(part(stranger, "Crypt")).toHaveCount(0);
  await expect(stranger.getByText("Placeholder")).toHaveCount(0);
  for (const name of ["Copy URL", "Export", "Clone", "Remove playtest cards"]) {
    await expect(stranger.getByRole("button", { name, exact: true })).toHaveCount(0);
  }
  await stranger.goto(new URL(`/diff/${deck}/V5:PTr`, page.url()).href);
  await expect(stranger.getByText(WITHHELD)).toBeVisible();
});

test("a deck with playtest cards is neither published nor written into a URL", async ({ page }) => {
  await signUpInMode(page);
  await openDeck(page, await makeDeck(page, { cards: CARDS }));
  await action(page, "Copy URL").click();
  const share = dialog(page, "Copy URL");
  await expect(share).toContainText("A deck with playtest cards is not written into a URL");
  await expect(share.getByRole("button", { name: /^Copy: Deck-in-URL/ })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await action(page, "Make public").click();
  await expect(page.getByText("Public Deck cannot have playtest cards")).toBeVisible();
});

test("a revoked role takes the cards along; the deck offers to remove them", async ({ page, errors }) => {
  errors.expected.push(/status of 403 .*playtest\/data/);
  const name = await signUpInMode(page);
  const deck = await makeDeck(page, { cards: CARDS });
  await page.goto(PLACEHOLDERS);
  await expect(names(page)).toHaveCount(12);
  expect(await isStored(page)).toBe(true);

  await revoke(page, name);
  await page.reload();
  await expect(names(page)).toHaveCount(0);
  await expect(mode(page)).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Playtest", exact: true })).toHaveCount(0);
  await expect.poll(() => isStored(page)).toBe(false);

  await page.goto(`/decks/${deck}`);
  await expect(page.getByText(WITHHELD)).toBeVisible();
  await page.getByRole("button", { name: "Remove playtest cards" }).click();
  await expect(part(page, "Crypt")).toContainText("Theo Bell");
  await expectSaved(page);
  expect((await storedDeck(page, deck)).cards).toEqual(LEGAL);
});

test("logging out removes everything of the round from the device", async ({ page }) => {
  await signUpInMode(page);
  await page.goto(PLACEHOLDERS);
  await expect(names(page)).toHaveCount(12);
  await page.goto("/account");
  await page.getByRole("button", { name: "Log out", exact: true }).first().click();
  await expect(page.getByRole("region", { name: "Login" })).toBeVisible();
  await expect.poll(() => isStored(page)).toBe(false);
  await page.getByRole("banner").getByRole("link", { name: "Crypt" }).click();
  await firstTextRow(page).fill("placeholder");
  await expect(page.getByText("Placeholder Vampire")).toHaveCount(0);
});

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow" });

  test("the cards of the round stay", async ({ page, context, errors }) => {
    errors.expected.push(/ERR_INTERNET_DISCONNECTED/, /no-response/);
    await signUpInMode(page);
    await firstVisit(page, PLACEHOLDERS);
    await expect(names(page)).toHaveCount(12);
    expect(await isStored(page, "caches")).toBe(false);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText("OFFLINE", { exact: true })).toBeVisible();
    await expect(names(page)).toHaveCount(12);
    await page.getByRole("banner").getByRole("link", { name: "Quick card search" }).click();
    await page.getByRole("combobox", { name: "Card name" }).fill("placeholder card one");
    await expect(page.getByRole("option").first()).toContainText(LIBRARY_CARD.name);
  });
});

testAccessibility([
  {
    name: "search in playtest mode",
    open: async (page) => {
      await signUpInMode(page);
      await page.goto(PLACEHOLDERS);
      await expect(names(page).first()).toBeVisible();
    },
  },
  {
    name: "withheld deck of a tester",
    open: async (page) => {
      await signUpTester(page);
      const deck = await makeDeck(page, { cards: CARDS });
      await openBlankPage(page);
      await page.goto(`/decks/${deck}`);
      await expect(page.getByRole("button", { name: "Remove playtest cards" })).toBeVisible();
    },
  },
]);
