import type { Page } from "@playwright/test";
import { signUp } from "./account-page";
import {
  action,
  copiesOf,
  deckIdInUrl,
  deckSelector,
  expectCounts,
  expectSaved,
  LEGAL,
  makeDeck,
  openDeck,
  part,
  storedDeck,
  storedNames,
} from "./deck-page";
import { expect, test } from "./fixtures";
import { dialog } from "./search-page";

test("the deck page offers precons to anonymous users, and returns to the last one", async ({
  page,
  errors,
}) => {
  errors.expected.push(/status of 404 .*\/decks\/KoT:P_T/);
  await test.step("the deck page offers precons and explains accounts to anonymous users", async () => {
    await page.goto("/decks");
    await expect(page.getByText("Login to create your decks")).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Log in or create an account" }).click();
    await expect(page).toHaveURL(/\/account$/);
  });
  await test.step("the id of a precon may have underscores instead of spaces", async () => {
    await page.goto("/decks/KoT:PT");
    await expectCounts(page, "12", "77");
    await expect(page).toHaveTitle("Keepers of Tradition: Toreador · Decks · Methuselah");
    await page.goto("/decks/KoT:P_T");
    await expect(page.getByText("NO DECK WITH THIS ID")).toBeVisible();
    await expect(page.getByRole("alert")).toContainText("The URL may be mistyped");
  });
  await test.step("the link to the decks returns to the last one", async () => {
    await page.goto("/decks/KoT:PT");
    await expectCounts(page, "12", "77");
    const navigation = page.getByRole("banner").getByRole("navigation");
    await navigation.getByRole("link", { name: "Crypt" }).click();
    await expect(page).toHaveURL(/\/crypt$/);
    await navigation.getByRole("link", { name: "Decks", exact: true }).click();
    await expectCounts(page, "12", "77");
  });
  await test.step("it does not return to one that does not exist", async () => {
    const navigation = page.getByRole("banner").getByRole("navigation");
    await page.goto("/decks/KoT:P_T");
    await expect(page.getByText("NO DECK WITH THIS ID")).toBeVisible();
    await navigation.getByRole("link", { name: "Crypt" }).click();
    await expect(page).toHaveURL(/\/crypt$/);
    await navigation.getByRole("link", { name: "Decks", exact: true }).click();
    await expectCounts(page, "12", "77");
  });
});

test("the deck page offers to create a first deck; a precon is found, opened, and cloned", async ({
  page,
}) => {
  await test.step("the deck page offers to create a first deck", async () => {
    await signUp(page);
    await page.goto("/decks");
    await expect(page.getByText("You do not have any decks in your collection yet")).toBeVisible();
    await page.getByRole("main").getByRole("button", { name: "New / Import" }).first().click();
    await expect(dialog(page, "New / Import")).toBeVisible();
    await page.goBack();
    await expect(dialog(page, "New / Import")).toBeHidden();
  });
  await test.step("a precon is found by the short name of its set, opened, and cloned", async () => {
    await deckSelector(page).fill("kot");
    const options = page.getByRole("listbox", { name: "Choose a deck" }).getByRole("option");
    await expect(options.first()).toContainText("Keepers of Tradition");
    await options.filter({ hasText: "Toreador" }).click();
    await expect(page).toHaveURL(/\/decks\/KoT(:|%3A)PT$/);
    await expectCounts(page, "12", "77");
    await expect(page.getByRole("spinbutton")).toHaveCount(0);
    await action(page, "Clone").click();
    const id = await deckIdInUrl(page);
    await expectCounts(page, "12", "77");
    await expectSaved(page);
    await expect(part(page, "Crypt").getByRole("spinbutton").first()).toBeVisible();
    expect(await storedNames(page)).toHaveLength(1);
    expect(Object.keys((await storedDeck(page, id)).cards).length).toBeGreaterThan(20);
  });
});

test("decks of other users are read-only, also by old URLs, and listed as recent", async ({
  page,
  newUser,
  errors,
}) => {
  await signUp(page);
  const id = await makeDeck(page, { name: "Of somebody else" });
  const stranger = await newUser();

  await test.step("a failed request has a message, and can be retried", async () => {
    errors.expected.push(/ERR_FAILED/);
    await stranger.route(`**/api/deck/${id}`, (route) => route.abort());
    await stranger.goto(`/decks/${id}`);
    await expect(stranger.getByText("CONNECTION PROBLEM")).toBeVisible();
    await stranger.unroute(`**/api/deck/${id}`);
    await stranger.getByRole("main").getByRole("button", { name: "Try again" }).click();
    await expectCounts(stranger, "12", "60");
  });

  await test.step("a deck is found among the recent ones", async () => {
    await openDeck(stranger, id, "Of somebody else");
    await stranger.goto("/decks/KoT:PT");
    await expectCounts(stranger, "12", "77");
    await stranger.getByText("Recent", { exact: true }).click();
    await deckSelector(stranger).click();
    await stranger.getByRole("option", { name: "Of somebody else" }).click();
    await expect(stranger).toHaveURL(new RegExp(`/decks/${id}$`));
    await expectCounts(stranger, "12", "60");
  });

  await test.step("an old URL redirects to its deck, and an unknown one is reported", async () => {
    await stranger.goto(`/decks/${id}${"0".repeat(23)}`);
    await expect(stranger).toHaveURL(new RegExp(`/decks/${id}$`));
    await expectCounts(stranger, "12", "60");
    errors.expected.push(/status of 400 .*\/api\/deck\//, /status of 404 .*\/decks\/2024berlin/);
    for (const unknown of ["Aaaaaaaaa", "2024berlin"]) {
      await stranger.goto(`/decks/${unknown}`);
      await expect(stranger.getByText("NO DECK WITH THIS ID")).toBeVisible();
      await stranger.getByRole("main").getByRole("link", { name: "Go to your decks" }).click();
      await expect(stranger.getByText("Login to create your decks")).toBeVisible();
    }
  });

  await test.step("a clone belongs to the user", async () => {
    await signUp(stranger);
    await openDeck(stranger, id, "Of somebody else");
    await action(stranger, "Clone").click();
    await expect(stranger).not.toHaveURL(new RegExp(`/decks/${id}$`));
    const clone = await deckIdInUrl(stranger);
    await expectSaved(stranger);
    expect((await storedDeck(stranger, clone)).cards).toEqual(LEGAL);
  });
});

test("a locked deck is not editable, a hidden one is in no list", async ({ page }) => {
  await signUp(page);
  const id = await makeDeck(page, { name: "Locked" });
  await makeDeck(page, { name: "Other" });
  await openDeck(page, id, "Locked");
  await action(page, "Lock").click();
  await expect(page.getByTitle("Locked")).toBeVisible();
  await expect(page.getByRole("spinbutton")).toHaveCount(0);
  await expect(page.getByRole("textbox", { name: "Deck name" })).toBeHidden();
  await action(page, "Hide in the selector").click();
  await expect(page.getByTitle("Hidden in the selector")).toBeVisible();
  await expectSaved(page);
  await page.reload();
  await expect(page.getByTitle("Locked")).toBeVisible();
  await deckSelector(page).click();
  const options = page.getByRole("listbox", { name: "Choose a deck" }).getByRole("option");
  await expect(options).toHaveText([/^Other/]);
  await page.keyboard.press("Escape");
  await action(page, "Unlock").click();
  await expect(copiesOf(page, "Deflection")).toBeVisible();
});

test("an unfinished input belongs to its deck; after a deletion the next deck is shown, or the empty page", async ({
  page,
}) => {
  await signUp(page);
  const first = await makeDeck(page, { name: "Draft" });
  const second = await makeDeck(page, { name: "Second" });
  await openDeck(page, second, "Second");
  await test.step("going back neither moves it to another deck nor loses it", async () => {
    await deckSelector(page).fill("Draft");
    await page.getByRole("option", { name: /^Draft/ }).click();
    await expect(deckSelector(page)).toHaveValue("Draft");
    await page.getByRole("textbox", { name: "Deck name" }).fill("First");
    await page.goBack();
    await expect(page.getByRole("textbox", { name: "Deck name" })).toHaveValue("Second");
    await page.goForward();
    await expect(deckSelector(page)).toHaveValue("First");
    await copiesOf(page, "Deflection").fill("7");
    await page.goBack();
    await expect(deckSelector(page)).toHaveValue("Second");
    await expect(copiesOf(page, "Deflection")).toHaveValue("10");
    await expect.poll(async () => (await storedDeck(page, first)).cards["100518"]).toBe(7);
    expect(await storedNames(page)).toEqual(["First", "Second"]);
  });
  for (const [name, next] of [
    ["Second", "First"],
    ["First", ""],
  ] as const) {
    await action(page, "Delete").click();
    const confirmation = dialog(page, `Delete “${name}”?`);
    await expect(
      confirmation.getByText("You can undo this for ten seconds; then it will be permanently deleted."),
    ).toBeVisible();
    await expect(confirmation.getByRole("button", { name: "Cancel" })).toBeFocused();
    await confirmation.getByRole("button", { name: "Delete" }).click();
    if (next !== "") await expect(deckSelector(page)).toHaveValue(next);
    if (name === "Second") await undoDeletion(page, name, next);
  }
  await expect(page.getByText("You do not have any decks in your collection yet")).toBeVisible();
  await expect(page).toHaveURL(/\/decks$/);
  // Leaving the page confirms the deletion.
  await page.reload();
  await expect.poll(() => storedNames(page)).toEqual([]);
});

/** The deck is restored on its page without layout shifts, and is then deleted again. */
async function undoDeletion(page: Page, name: string, next: string): Promise<void> {
  const notice = page.getByRole("status").filter({ hasText: `“${name}” has been deleted.` });
  const heading = page.getByRole("heading", { name: /^Crypt/ });
  await expect(notice).toBeVisible();
  const before = await heading.boundingBox();
  expect(await storedNames(page)).toEqual([next, name]);
  await notice.getByRole("button", { name: "Undo" }).click();
  await expect(deckSelector(page)).toHaveValue(name);
  await expect(notice).toBeHidden();
  expect(await heading.boundingBox()).toEqual(before);
  await expect(copiesOf(page, "Deflection")).toHaveValue("10");
  expect(await storedNames(page)).toEqual([next, name]);
  await action(page, "Delete").click();
  await dialog(page, `Delete “${name}”?`).getByRole("button", { name: "Delete" }).click();
  await expect(deckSelector(page)).toHaveValue(next);
}
