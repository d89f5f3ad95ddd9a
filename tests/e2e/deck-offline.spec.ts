import type { Page } from "@playwright/test";
import { expectSignedIn, field, logIn, logOut, newName, panel, signUp } from "./account-page";
import { waitForApp } from "./app-ready";
import {
  action,
  addField,
  copiesOf,
  deckIdInUrl,
  deckSelector,
  expectCounts,
  expectSaved,
  found,
  LEGAL,
  LIBRARY,
  makeDeck,
  openDeck,
  saveState,
  setCopies,
  storedDeck,
  storedNames,
} from "./deck-page";
import { expect, test } from "./fixtures";
import { storedOnDevice, waitForOfflineData } from "./offline-data";
import { REFUSED, SERVER_STOPPED } from "./page-errors";
import { dialog } from "./search-page";

const UNREACHED = [...SERVER_STOPPED, /ERR_INTERNET_DISCONNECTED/, /Failed to fetch/];

test.describe("with the server stopped", () => {
  // The service worker serves the page then.
  test.use({ serviceWorkers: "allow" });

  test("edits wait on the device, survive a reload, and are applied once", async ({
    newUser,
    lastingGateway,
    errors,
  }) => {
    // The server is started twice.
    test.slow();
    const page = await newUser({ baseURL: lastingGateway.url, serviceWorkers: "allow" });
    await signUp(page);
    const id = await makeDeck(page, { name: "Stopped" });
    const unseen = await makeDeck(page, { name: "Never opened", cards: { [LIBRARY.Deflection.id]: 3 } });
    await openDeck(page, id, "Stopped");
    await waitForOfflineData(page);
    await storedOnDevice(page, unseen);
    const before = (await storedDeck(page, id)).rev;

    await lastingGateway.stop();
    errors.expected.push(...UNREACHED);
    await setCopies(page, "Deflection", 4);
    await setCopies(page, "Blood Doll", 9);
    await setCopies(page, "Blood Doll", 7);
    await addField(page, "Library").fill("Villein");
    await expect(found(page).first()).toContainText("Villein");
    await addField(page, "Library").press("Enter");
    await page.getByRole("textbox", { name: "Deck name" }).fill("Stopped and started");
    await page.getByRole("textbox", { name: "Deck name" }).press("Enter");
    await expect(saveState(page)).toHaveText(/^Offline: \d edits are saved on this device$/);
    await expectCounts(page, "12", "52 of 60-90");

    await page.reload();
    await expect(page.getByRole("textbox", { name: "Deck name" })).toHaveValue("Stopped and started");
    await expectCounts(page, "12", "52 of 60-90");
    await expect(saveState(page)).toHaveText(/^Offline: \d edits are saved/);
    // A deck created meanwhile gets its own id later.
    await action(page, "New / Import").click();
    await dialog(page, "New / Import").getByRole("button", { name: "Create new deck" }).click();
    await expect(deckSelector(page)).toHaveValue("New deck");
    await addField(page, "Library").fill("Deflection");
    await expect(found(page).first()).toContainText("Deflection");
    await addField(page, "Library").press("Enter");
    await setCopies(page, "Deflection", 5);

    await deckSelector(page).fill("never");
    await page.getByRole("option", { name: /Never opened/ }).click();
    await expect(copiesOf(page, "Deflection")).toHaveValue("3");
    await page.goBack();
    await expect(deckSelector(page)).toHaveValue("New deck");

    await lastingGateway.start();
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    // All functions cold start again, and calls may be repeated after a pause.
    await expectSaved(page, { timeout: 60_000 });
    const made = await deckIdInUrl(page);
    expect((await storedDeck(page, made)).cards).toEqual({ [LIBRARY.Deflection.id]: 5 });
    expect(await storedNames(page)).toEqual(["Never opened", "New deck", "Stopped and started"]);
    const { cards, name, rev } = await storedDeck(page, id);
    expect(name).toBe("Stopped and started");
    expect(cards).toEqual({
      ...LEGAL,
      [LIBRARY.Deflection.id]: 4,
      [LIBRARY["Blood Doll"].id]: 7,
      102121: 1,
    });
    // Nothing was sent twice, and another visit sends nothing.
    expect(rev - before).toBeLessThanOrEqual(5);
    await openDeck(page, id, "Stopped and started");
    await expectSaved(page);
    expect((await storedDeck(page, id)).rev).toBe(rev);
  });
});

test.describe("logging out with unsaved edits", () => {
  test("saves what is being sent, without a question", async ({ page }) => {
    const name = newName();
    await signUp(page, name);
    const id = await makeDeck(page);
    await openDeck(page, id);
    await page.route("**/api/deck/**", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await setCopies(page, "Deflection", 2);
    // The reload interrupts the request.
    await page.goto("/account");
    await logOut(page);
    await logIn(panel(page, "Login"), name);
    await expectSignedIn(page, name);
    expect((await storedDeck(page, id)).cards).toMatchObject({ [LIBRARY.Deflection.id]: 2 });
  });

  test("canceling keeps them, confirming discards them", async ({ page, context, errors }) => {
    // A request that is on its way when the session ends is refused.
    errors.expected.push(...UNREACHED, REFUSED);
    const name = newName();
    await signUp(page, name);
    const id = await makeDeck(page);
    await openDeck(page, id);
    await page.waitForLoadState("networkidle");
    // The account page is loaded before the network is cut.
    await page.getByRole("link", { name: "Account", exact: true }).first().click();
    await expectSignedIn(page, name);
    await page.goBack();
    await expectCounts(page, "12", "60");

    await context.route("**/api/deck/**", (route) => route.abort("internetdisconnected"));
    await setCopies(page, "Deflection", 2);
    await expect(saveState(page)).toHaveText("Offline: 1 edit is saved on this device");
    await page.getByRole("link", { name: "Account", exact: true }).first().click();
    await logOutButton(page).click();
    const confirmation = dialog(page, "Log out");
    await expect(confirmation.getByText("1 change is not saved yet.")).toBeVisible();
    await confirmation.getByRole("button", { name: "Cancel" }).click();
    await page.goto(`/decks/${id}`);
    await expect(copiesOf(page, "Deflection")).toHaveValue("2");
    await expect(saveState(page)).toHaveText("Offline: 1 edit is saved on this device");

    await page.getByRole("link", { name: "Account", exact: true }).first().click();
    await logOutButton(page).click();
    await confirmation.getByRole("button", { name: "Log out anyway" }).click();
    await expect(panel(page, "Login")).toBeVisible();
    await context.unroute("**/api/deck/**");
    await logIn(panel(page, "Login"), name);
    await expectSignedIn(page, name);
    await openDeck(page, id);
    await expect(copiesOf(page, "Deflection")).toHaveValue("10");
    await expectSaved(page);
    expect((await storedDeck(page, id)).cards).toEqual(LEGAL);
  });
});

const logOutButton = (page: Page) => page.getByRole("button", { name: "Log out", exact: true }).first();

test("edits of an expired session wait for the next login", async ({ page, errors }) => {
  errors.expected.push(/status of 401/);
  const name = newName();
  await signUp(page, name);
  const id = await makeDeck(page);
  await openDeck(page, id);
  await setCopies(page, "Deflection", 5);
  await expectSaved(page);
  await page.context().clearCookies();
  await setCopies(page, "Deflection", 6);
  const over = page.getByRole("alert").filter({ hasText: "You have been logged out" });
  await expect(over).toContainText("1 change is not saved yet.");
  await setCopies(page, "Deflection", 7);
  await expect(saveState(page)).toHaveText("2 edits are waiting for you to log in");
  await over.getByRole("button", { name: "Log in" }).click();
  await expect(over).toBeHidden();
  const again = dialog(page, "You have been logged out");
  await field(again, "Password").fill("correct horse battery");
  await again.getByRole("button", { name: "Log in" }).click();
  await expect(again).toBeHidden();
  await expectSaved(page);
  expect((await storedDeck(page, id)).cards).toEqual({ ...LEGAL, [LIBRARY.Deflection.id]: 7 });
  await waitForApp(page);
});
