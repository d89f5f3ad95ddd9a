import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { newName, signUp } from "./account-page";
import { expect, test } from "./fixtures";
import type { PageErrors } from "./page-errors";
import {
  LIBRARY_CARD,
  revoke,
  signUpAdmin,
  signUpTester,
  turnPlaytestModeOn,
  VAMPIRE,
} from "./playtest-page";
import { installProbe } from "./presses/in-page";

const DECK = "Placeholder Deck A";
/** Cumulative layout shift; smaller values are a fraction of a pixel. */
const MAX_SHIFT = 0.001;

interface StoredReport {
  readonly text: string;
  readonly score: number;
  readonly isPlayed: boolean;
}

const sameOrigin = (page: Page) => ({ Origin: new URL(page.url()).origin });

/** Opens or closes a round as an admin. */
async function setRound(admin: Page, state: "open" | "closed"): Promise<void> {
  const answer = await admin.request.put("/api/playtest/rounds/sample", {
    data: { state, name: "Sample round" },
    headers: sameOrigin(admin),
  });
  expect(answer.status()).toBe(200);
}

/** A tester on the page of an open round; `admin` opens it. */
async function testerAt(page: Page, admin: Page): Promise<string> {
  await signUpAdmin(admin);
  await setRound(admin, "open");
  const name = await signUpTester(page);
  await openReport(page);
  return name;
}

const report = (page: Page) => page.getByRole("group").filter({ hasText: DECK });
const star = (page: Page, score: number) =>
  report(page).getByRole("radio", { name: new RegExp(`^${score} of 10`) });
const text = (page: Page) => report(page).getByRole("textbox", { name: "Your report" });
const state = (page: Page) => report(page).getByRole("status");

/** Writes a report on a page that has just lost the network. */
async function writeOffline(page: Page, errors: PageErrors, words: string): Promise<void> {
  errors.expected.push(/ERR_INTERNET_DISCONNECTED/);
  await page.context().setOffline(true);
  await text(page).fill(words);
  await text(page).blur();
}

async function openReport(page: Page): Promise<void> {
  await page.goto("/playtest");
  await page.locator("summary", { hasText: DECK }).click();
  await expect(text(page)).toBeVisible();
}

/** The report on the server. */
async function expectStored(page: Page, expected: Partial<StoredReport>): Promise<void> {
  const stored = async () => (await page.request.get("/api/playtest/precon/PA")).json();
  await expect.poll(stored).toMatchObject(expected);
}

const seen = (page: Page) => report(page).getByRole("checkbox", { name: "Seen in play" });

/** Chooses a star as a pointer does: on its picture, not on the hidden radio button. */
const choose = (page: Page, score: number) =>
  report(page)
    .getByTitle(new RegExp(`^${score} of 10`))
    .click();

const refusal = (page: Page) => page.getByRole("alert").first();

test("a report that is written without a network is sent after the return, also by another page @phone", async ({
  page,
  context,
  newUser,
  errors,
}) => {
  test.slow();
  await testerAt(page, await newUser());
  await writeOffline(page, errors, "Strong with Dominate.");
  await choose(page, 7);
  await seen(page).check();
  await expect(state(page)).toHaveText(/^Not sent yet/);
  await page.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await openReport(again);
  await expect(text(again)).toHaveValue("Strong with Dominate.");
  await expect(star(again, 7)).toBeChecked();
  await expect(state(again)).toHaveText("Saved");
  await expectStored(again, { text: "Strong with Dominate.", score: 7, isPlayed: true });
});

test("a report follows in the other tab, and the chosen star again removes the rating", async ({
  page,
  context,
  newUser,
}) => {
  test.slow();
  await testerAt(page, await newUser());
  const other = await context.newPage();
  await openReport(other);
  await choose(page, 4);
  await text(page).fill("From the first tab.");
  await expect(star(other, 4)).toBeChecked();
  await expect(text(other)).toHaveValue("From the first tab.");
  await text(other).fill("From the first tab. And the second.");
  await choose(other, 4);
  await expectStored(page, { text: "From the first tab. And the second.", score: 0 });
  await expect(star(page, 4)).not.toBeChecked();
});

test("a text survives a page that is closed between typing and saving", async ({
  page,
  context,
  newUser,
}) => {
  test.slow();
  await testerAt(page, await newUser());
  await text(page).pressSequentially("Half a sen");
  await page.close();
  const again = await context.newPage();
  await openReport(again);
  await expect(text(again)).toHaveValue("Half a sen");
  await expectStored(again, { text: "Half a sen" });
});

test("a text is saved two seconds after the last key, while the field has the focus", async ({
  page,
  newUser,
}) => {
  await testerAt(page, await newUser());
  const lastKey = await text(page).evaluateHandle((field) => {
    const key = { at: 0 };
    field.addEventListener("keydown", ({ timeStamp }) => (key.at = performance.timeOrigin + timeStamp));
    return key;
  });
  const sending = page.waitForEvent("requestfinished", (request) => request.method() === "PUT");
  await Promise.all([text(page).pressSequentially("Fine."), expect(state(page)).toHaveText("Saving…")]);
  const sent = (await sending).timing().startTime;
  expect(sent - (await lastKey.evaluate(({ at }) => at))).toBeGreaterThanOrEqual(1990);
  await expect(state(page)).toHaveText("Saved");
  await expectStored(page, { text: "Fine." });
  await expect(text(page)).toBeFocused();
});

test("stars are chosen with keys alone", async ({ page, newUser }) => {
  await testerAt(page, await newUser());
  await page.locator("summary", { hasText: DECK }).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Cards of the deck" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("7");
  await expect(star(page, 7)).toBeChecked();
  await expect(star(page, 7)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(star(page, 8)).toBeChecked();
  await page.keyboard.press("0");
  await expect(star(page, 10)).toBeChecked();
  await expectStored(page, { score: 10 });
  await page.keyboard.press("Space");
  await expect(star(page, 10)).not.toBeChecked();
  await expectStored(page, { score: 0 });
});

test("a text that another device has changed is not replaced, and the tester chooses", async ({
  page,
  context,
  newUser,
  errors,
}) => {
  test.slow();
  errors.expected.push(/status of 412/);
  await testerAt(page, await newUser());
  await writeOffline(page, errors, "From the phone.");
  const answer = await page.request.put("/api/playtest/precon/PA", {
    data: { text: "From the laptop.", score: 3, isPlayed: false },
    headers: { ...sameOrigin(page), "If-Match": "0" },
  });
  expect(answer.status()).toBe(200);
  await context.setOffline(false);
  const alert = report(page).getByRole("alert");
  await expect(alert).toContainText("From the phone.");
  await expect(text(page)).toHaveValue("From the laptop.");
  await alert.getByRole("button", { name: "Use mine" }).click();
  await expect(text(page)).toHaveValue("From the phone.");
  await expectStored(page, { text: "From the phone.", score: 3 });
  await expect(alert).toHaveCount(0);
});

test("a report whose round was closed meanwhile stays with its tester", async ({
  page,
  context,
  newUser,
  errors,
}) => {
  test.slow();
  errors.expected.push(/status of 409/);
  const admin = await newUser();
  await testerAt(page, admin);
  await writeOffline(page, errors, "Too late.");
  await setRound(admin, "closed");
  await context.setOffline(false);
  await expect(refusal(page)).toContainText("Too late.");
  await expect(page.getByText("Round closed: your reports are read-only.")).toBeVisible();
  await expect(text(page)).not.toBeEditable();
  await expect(star(page, 5)).toBeDisabled();
  await refusal(page).getByRole("button", { name: "Copy text" }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe("Too late.");
  await setRound(admin, "open");
  await page.reload();
  await refusal(page).getByRole("button", { name: "Save it now" }).click();
  await expectStored(page, { text: "Too late." });
});

test("a former tester gets the unsaved text back, and sees nothing of the round", async ({
  page,
  context,
  newUser,
  errors,
}) => {
  errors.expected.push(/status of 403/, /HttpError/);
  const name = await testerAt(page, await newUser());
  await writeOffline(page, errors, "My last words.");
  await revoke(page, name);
  await context.setOffline(false);
  await expect(page.getByText("This page is for playtesters only.")).toBeVisible();
  await expect(refusal(page)).toContainText("My last words.");
  await expect(page.getByText(DECK)).toHaveCount(0);
  await refusal(page).getByRole("button", { name: "Discard" }).click();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("cards of the round have their report in the dialog, released ones have none @everywhere", async ({
  page,
  newUser,
}) => {
  test.slow();
  await testerAt(page, await newUser());
  await turnPlaytestModeOn(page);
  await page.goto("/playtest");
  await page.getByRole("link", { name: VAMPIRE.name }).click();
  const card = page.getByRole("dialog");
  const block = card.getByRole("region", { name: "Playtest report" });
  await block.getByTitle(/^6 of 10/).click();
  await block.getByRole("textbox").fill("Average.");
  await expect(block.getByRole("status")).toHaveText("Saved");
  await expectAccessible(page, "card of the round");
  await page.keyboard.press("Escape");
  await expect(page.getByText("1 of 30 cards reviewed")).toBeVisible();
  await page.goto(`/cards/${LIBRARY_CARD.id}`);
  await expect(page.getByRole("region", { name: "Playtest report" })).toBeVisible();
  await page.goto("/cards/100199");
  await expect(page.getByRole("textbox", { name: /^Note on/ })).toBeVisible();
  await expect(page.getByRole("region", { name: "Playtest report" })).toHaveCount(0);
  await page.goto("/decks/playtest:PA");
  await expect(page.getByRole("region", { name: "Playtest report" })).toBeVisible();
});

test("users without a role read one sentence", async ({ page }) => {
  await signUp(page, newName());
  await page.goto("/playtest");
  await expect(page.getByText("This page is for playtesters only.")).toBeVisible();
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
});

test("profile, progress and reports are accessible, and nothing moves while they load @everywhere", async ({
  page,
  newUser,
}) => {
  test.slow();
  await page.addInitScript(installProbe, { inert: false, seed: 12 });
  await testerAt(page, await newUser());
  await expect(page.getByText("0 of 30 cards reviewed")).toBeVisible();
  const liaison = page.getByLabel("Liaison");
  await liaison.fill("Anna of Lyon");
  await liaison.blur();
  await page.getByLabel("Games played").selectOption("4-6");
  await expect(page.getByText("Saved", { exact: true }).first()).toBeVisible();
  await choose(page, 9);
  await report(page).locator("summary", { hasText: "How to report" }).click();
  await expectAccessible(page, "tester");
  await page.reload();
  await expect(liaison).toHaveValue("Anna of Lyon");
  await expect(page.getByLabel("Games played")).toHaveValue("4-6");
  await page.waitForLoadState("networkidle");
  const shifts = await page.evaluate(() => window.pressProbe.shifts);
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(MAX_SHIFT);
});
