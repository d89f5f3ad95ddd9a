import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { signUp } from "./account-page";
import {
  action,
  copiesOf,
  expectCounts,
  expectSaved,
  LEGAL,
  makeDeck,
  openDeck,
  storedDeck,
} from "./deck-page";
import { expect, test } from "./fixtures";

/** A legal deck with 2 copies of a banned card, and 3 of a card that V5 does not have. */
const BROKEN = { ...LEGAL, 101893: 2, 100334: 3 };

/** Of groups 2 and 4 in one crypt. */
const WRONG_GROUPS = { ...LEGAL, 201613: 0, 201606: 0, 200421: 0, 200001: 5, 200011: 8 };

const line = (page: Page): Locator =>
  page
    .getByRole("region", { name: "Legality", exact: true })
    .getByRole("button", { name: /Legal in|to fix in/ });

const panel = (page: Page): Locator => page.getByRole("region", { name: "Legality", exact: true });

/** The entry of a rule, with its cards and repairs: other entries name it among what their repairs break. */
const rule = (page: Page, text: string): Locator =>
  panel(page)
    .locator("ul > li")
    .filter({ has: page.getByText(new RegExp(`^${text}`)) });

async function openPanel(page: Page): Promise<void> {
  await line(page).click();
  await expect(line(page)).toHaveAttribute("aria-expanded", "true");
}

test("a deck is repaired until it is legal in V5, and each repair is one step of undo", async ({ page }) => {
  await signUp(page);
  const id = await makeDeck(page, { cards: BROKEN });
  await openDeck(page, id);
  await expect(line(page)).toHaveText("1 thing to fix in Standard");
  await openPanel(page);
  await expect(rule(page, "No banned cards")).toContainText("2 × Succubus Club banned since 1 January 2005");
  await panel(page).getByRole("combobox", { name: "Format", exact: true }).selectOption("V5");
  await expect(line(page)).toHaveText("2 things to fix in V5");
  await expect(
    rule(page, "Only cards of the format").getByRole("link", { name: "Charming Lobby" }),
  ).toBeVisible();
  await expectAccessible(page, "the rules of a deck");

  await rule(page, "No banned cards")
    .getByRole("button", { name: "Take out 2 × Succubus Club", exact: true })
    .click();
  await expect(line(page)).toHaveText("1 thing to fix in V5");
  await expect(line(page)).toBeFocused();
  await expectCounts(page, "12", "63");
  await rule(page, "Only cards of the format")
    .getByRole("button", { name: /^Take out \d/ })
    .first()
    .click();
  await expect(rule(page, "Only cards of the format")).toContainText("OK");
  await expect(line(page)).toHaveText("1 thing to fix in V5");
  await expect(rule(page, "At least 12 crypt cards")).toContainText("4 cards missing");
  await copiesOf(page, "Nathan Turner").fill("8");
  await copiesOf(page, "Nathan Turner").press("Enter");
  await expect(line(page)).toHaveText("Legal in V5");
  await expectAccessible(page, "a legal deck");

  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(line(page)).toHaveText("1 thing to fix in V5");
  await expectCounts(page, "12", "63");
  await page.getByRole("button", { name: "Redo", exact: true }).click();
  await page.getByRole("button", { name: "Redo", exact: true }).click();
  await expect(line(page)).toHaveText("Legal in V5");
  await expectSaved(page);
  expect((await storedDeck(page, id)).cards).not.toHaveProperty("101893");

  await page.reload();
  await expect(line(page)).toHaveText("Legal in V5");
});

test("wrong groups are repaired on a phone, the cards kept in the side lists @phone", async ({ page }) => {
  await signUp(page);
  await openDeck(page, await makeDeck(page, { cards: WRONG_GROUPS }));
  await expect(line(page)).toHaveText("1 thing to fix in Standard");
  await openPanel(page);
  await expect(
    panel(page).getByRole("button", { name: "Keep group 4: take out 5 copies", exact: true }),
  ).toBeVisible();
  await expect(rule(page, "One group, or two in a row")).toContainText(
    "Then to fix: At least 12 crypt cards",
  );
  await expectAccessible(page, "the repairs of groups");
  await panel(page)
    .getByRole("button", { name: "Keep group 4: take out 5 copies. Move to the side lists", exact: true })
    .click();
  await expect(line(page)).toHaveText("1 thing to fix in Standard");
  await expect(rule(page, "At least 12 crypt cards")).toContainText("4 cards missing");
  await expect(page.getByText("Aabbt Kindred")).toBeVisible();
});

test("a winning deck is judged on the day of its event, without repairs", async ({ page }) => {
  await page.goto("/twd");
  await page.getByRole("link", { name: "Open deck" }).first().click();
  await expect(line(page)).toHaveText(/^(?:Legal|\d+ things? to fix) in Standard on \d/);
  await openPanel(page);
  await expect(panel(page).getByRole("button", { name: /Take out|Fix all/ })).toHaveCount(0);
  await panel(page).getByLabel("Day of play", { exact: true }).fill("1994-08-16");
  await expect(line(page)).toContainText("to fix in Standard on 16 August 1994");
  await expect(panel(page).getByText("Not yet", { exact: true })).toBeVisible();
});

test("what prevents publishing is named before a deck is made public", async ({ page }) => {
  await signUp(page);
  await openDeck(page, await makeDeck(page, { cards: { ...LEGAL, 200421: 3, 101893: 1 } }));
  await action(page, "Make public").click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("At least 12 crypt cards")).toBeVisible();
  await expect(dialog.getByText("Prevents publishing.", { exact: true })).toHaveCount(1);
  await expect(dialog.getByText("Does not prevent publishing.", { exact: true })).toHaveCount(1);
  await expectAccessible(page, "a deck that cannot be made public");
});
