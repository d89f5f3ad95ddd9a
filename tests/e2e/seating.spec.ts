import type { Page } from "@playwright/test";
import { isPhone, testAccessibility } from "./accessible";
import { waitForApp } from "./app-ready";
import { expectBriefMessage } from "./brief-message";
import { action } from "./deck-page";
import { expect, test } from "./fixtures";
import { SERVER_STOPPED } from "./page-errors";
import { dialog } from "./search-page";

const seating = (page: Page) => dialog(page, "Table Seating");
const button = (page: Page, name: string) => seating(page).getByRole("button", { name, exact: true });
const field = (page: Page, row: number) => seating(page).getByRole("textbox", { name: `Name, row ${row}` });
const seed = (page: Page) => seating(page).getByRole("textbox", { name: "Seed" });
const seats = (page: Page) =>
  seating(page).getByRole("list", { name: "Table 1" }).getByRole("listitem").allTextContents();

async function open(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Draw the tables" }).click();
  await expect(seating(page)).toBeVisible();
}

/** Five friends, the third of whom brings no deck. */
async function enterFriends(page: Page): Promise<void> {
  await page.evaluate(() => navigator.clipboard.writeText("Anna\nBen\nCarla\nDmitri\nEva"));
  await field(page, 1).focus();
  await page.keyboard.press("ControlOrMeta+v");
  await expect(field(page, 5)).toHaveValue("Eva");
  await button(page, "Random deck: Carla").click();
}

async function expectFitting(page: Page): Promise<void> {
  const overflow = await seating(page).evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(overflow).toBe(0);
  if (!isPhone(page)) return;
  const heights = await seating(page)
    .locator("button, input:not([type=checkbox])")
    .evaluateAll((controls) => controls.map((control) => control.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
}

test("five friends, one of them with a random deck, share their table @everywhere", async ({
  page,
  newUser,
  baseURL,
}) => {
  await page.goto("/seating");
  await open(page);
  await enterFriends(page);
  const reshuffle = await button(page, "Reshuffle").boundingBox();
  await button(page, "Reshuffle").click();
  await expect(seating(page).getByRole("list", { name: "Table 1" }).getByRole("listitem")).toHaveCount(5);
  expect(await button(page, "Reshuffle").boundingBox()).toEqual(reshuffle);
  const first = { seed: await seed(page).inputValue(), seats: await seats(page) };
  for (const name of ["Anna", "Ben", "Dmitri", "Eva"]) expect(first.seats.join()).toContain(name);
  await expect(seating(page).getByRole("list", { name: "Table 1" }).getByRole("link")).toHaveCount(1);
  await expectFitting(page);

  await button(page, "Reshuffle").click();
  await expect(seed(page)).not.toHaveValue(first.seed);
  await seed(page).fill(first.seed);
  await seed(page).press("Enter");
  await expect.poll(() => seats(page)).toEqual(first.seats);

  await expectBriefMessage(seating(page).getByRole("button", { name: "Copied" }), () =>
    button(page, "Copy URL").click(),
  );
  const url = await page.evaluate(() => navigator.clipboard.readText());
  expect(url).toMatch(new RegExp(`^${baseURL}/seating#table=[\\w-]+$`));
  const friend = await newUser();
  await friend.goto(url);
  await expect(seating(friend)).toBeVisible();
  expect(await seats(friend)).toEqual(first.seats);
  await button(friend, "Use these players").click();
  await expect(field(friend, 2)).toHaveValue("Ben");
  expect(await seats(friend)).toEqual(first.seats);
  await friend.keyboard.press("Escape");
  await expect(seating(friend)).toBeHidden();
  await expect(friend).toHaveURL(`${baseURL}/seating`);

  // A closed dialog has lost nothing.
  await page.keyboard.press("Escape");
  await expect(seating(page)).toBeHidden();
  await open(page);
  expect(await seats(page)).toEqual(first.seats);
});

test("the seating is opened by a key and from the menu of the deck page, and printed alone", async ({
  page,
}) => {
  await page.goto("/decks/V5:PTr");
  await waitForApp(page);
  await page.keyboard.press("t");
  await expect(seating(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(seating(page)).toBeHidden();
  await action(page, "Table seating").click();
  await button(page, "Reshuffle").click();
  await expect(seed(page)).toBeVisible();
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.getByRole("heading", { level: 1, name: "Table Seating" })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ visible: true })).toHaveCount(5);
  await expect(page.getByRole("button").filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: "screen" });
  await expect(seating(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(action(page, "Table seating")).toBeFocused();
});

test("eleven players on a phone see their tables, and wait for somebody @phone", async ({ page }) => {
  await page.goto("/seating");
  await open(page);
  await button(page, "Paste names").click();
  const names = Array.from({ length: 11 }, (_, index) => `${index + 1}. Friend ${"ABCDEFGHIJK"[index]}`);
  await seating(page).getByRole("textbox", { name: "Names, one per line" }).fill(names.join("\n"));
  await button(page, "Add these names").click();
  await expect(field(page, 11)).toHaveValue("Friend K");
  await button(page, "Reshuffle").click();
  await expect(seating(page).getByRole("heading", { name: "Table 1" })).toBeInViewport();
  await expect(seating(page).getByRole("heading", { name: /^Table \d/ })).toHaveCount(3);
  await expect(seating(page).getByText("First oust from another table", { exact: true })).toHaveCount(1);
  await expectFitting(page);
});

test("a link that was cut off is reported, and the players stay", async ({ page }) => {
  await page.goto("/seating#table=WyJLN1");
  await expect(page.getByRole("alert")).toContainText("This link contains no seating that can be read");
  await expect(seating(page)).toBeHidden();
  await open(page);
  await expect(field(page, 1)).toHaveValue("Player 1");
});

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow" });

  test("the players are seated after one visit", async ({ page, context, ownGateway, errors }) => {
    await page.goto(`${ownGateway.url}/seating`);
    await waitForApp(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.close();
    await ownGateway.stop();
    errors.expected.push(...SERVER_STOPPED);
    const offline = await context.newPage();
    await offline.goto(`${ownGateway.url}/seating`);
    await open(offline);
    await button(offline, "Reshuffle").click();
    await expect.poll(() => seats(offline)).toHaveLength(5);
  });
});

testAccessibility([
  { name: "table seating", path: "/seating" },
  {
    name: "a drawn table with its decks",
    path: "/seating",
    open: async (page) => {
      await open(page);
      await button(page, "Random deck: Player 3").click();
      await field(page, 5).fill("");
      await button(page, "Reshuffle").click();
      await button(page, "Paste names").click();
      await button(page, "Select random").click();
      await expect(seating(page).getByRole("checkbox", { name: "Weenie AUS" })).toBeVisible();
    },
  },
]);
