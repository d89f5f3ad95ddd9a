import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { waitForApp } from "./app-ready";
import { expectBriefMessage } from "./brief-message";
import { expect, test } from "./fixtures";

const NAMES = Array.from({ length: 23 }, (_, index) => `Player ${String.fromCharCode(65 + index)}`);

const table = (page: Page, number: number) =>
  page.getByRole("region", { name: `Table ${number}`, exact: true });
const seats = (page: Page): Locator =>
  page
    .locator("main")
    .getByRole("region", { name: /^Table \d/ })
    .getByRole("listitem");
const showView = (page: Page, name: string) =>
  page.getByRole("group", { name: "View" }).getByText(name, { exact: true }).click();
const showRound = (page: Page, round: number) =>
  page.getByRole("group", { name: "Rounds" }).getByText(`Round ${round}`, { exact: true }).click();

async function seat(page: Page, names: readonly string[]): Promise<void> {
  await page.getByLabel("Players, one per line").fill(names.join("\n"));
  await page.getByRole("button", { name: "Seat the players" }).click();
  await expect(table(page, 1)).toBeVisible();
}

async function copiedLink(page: Page): Promise<string> {
  await expectBriefMessage(page.getByRole("button", { name: "Copied" }), () =>
    page.getByRole("button", { name: "Copy link" }).click(),
  );
  return page.evaluate(() => navigator.clipboard.readText());
}

test("an organiser seats three rounds, with players who leave and come, and shares the day", async ({
  page,
  newUser,
}) => {
  await page.goto("/seating");
  await test.step("a name that is on the list twice is named", async () => {
    await page.getByLabel("Players, one per line").fill([...NAMES, "", "player a"].join("\n"));
    await expect(page.getByText("player a is on the list twice: lines 1 and 25.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Seat the players" })).toBeDisabled();
  });
  await test.step("everybody is seated, and the nine figures are shown", async () => {
    await seat(page, NAMES);
    expect((await seats(page).allTextContents()).toSorted()).toEqual(NAMES);
    const figures = page.getByRole("region", { name: "Quality of the seating" });
    await expect(figures.getByText("Pairs of predator and prey that repeat")).toBeVisible();
    await figures
      .getByText(/^Who: /)
      .first()
      .click();
    await expect(
      figures.getByText(/^Player . and Player . meet for the second time \(rounds \d, \d\)/).first(),
    ).toBeVisible();
    // Below the header, a control would count as too small.
    await page.getByRole("heading", { level: 1 }).scrollIntoViewIfNeeded();
    await expectAccessible(page, "a tournament day");
  });
  const first = await seats(page).allTextContents();
  await test.step("after round 1 two leave and one comes: the rounds to come are seated again", async () => {
    await page.getByLabel("Round 1 is played").check();
    await page.getByRole("button", { name: "Drop Player C" }).click();
    await page.getByRole("button", { name: "Drop Player F" }).click();
    await page.getByLabel("Latecomer").fill("Late One");
    await page.keyboard.press("Enter");
    await expect(page.getByText("New seating is needed for these rounds: 2, 3.")).toBeVisible();
    await page.getByRole("button", { name: "Seat the remaining rounds" }).click();
    await expect(page.getByText("New seating is needed")).toBeHidden();
    expect(await seats(page).allTextContents()).toEqual(first);
    await showRound(page, 2);
    const present = [...NAMES.filter((name) => !/[CF]$/.test(name)), "Late One"].toSorted();
    expect((await seats(page).allTextContents()).toSorted()).toEqual(present);
  });
  await test.step("two players swap their seats", async () => {
    const before = await seats(page).allTextContents();
    await page.getByRole("button", { name: before[0] ?? "", exact: true }).click();
    await page.getByRole("button", { name: before[7] ?? "", exact: true }).click();
    const asked = page.getByRole("dialog", { name: `Swap ${before[0]} and ${before[7]}?` });
    await expect(asked.getByRole("row", { name: /^Pairs that meet more than once \d+ \d+$/ })).toBeVisible();
    await asked.getByRole("button", { name: "Change the seats" }).click();
    await expect(seats(page).nth(7)).toHaveText(before[0] ?? "");
    await expect(seats(page).first()).toHaveText(before[7] ?? "");
  });
  await test.step("points are checked by table and round, and give standings", async () => {
    await showView(page, "Results");
    const group = page.getByRole("group", { name: "Table 1" }).getByRole("textbox");
    for (const [index, points] of ["5", "1", "0", "0", "0"].entries()) await group.nth(index).fill(points);
    await expect(
      page.getByText("Round 1, table 1: 6 victory points, but 5 players have 5 at most."),
    ).toBeVisible();
    await group.nth(1).fill("0");
    await expect(page.getByRole("row", { name: `1 ${first[0]} 1 5 60 1` })).toBeVisible();
    await expectAccessible(page, "results of a tournament day");
    await showView(page, "Rounds");
  });
  const link =
    await test.step("another device shows the same day, and asks before it replaces its own", async () => {
      await showRound(page, 3);
      const third = await seats(page).allTextContents();
      const url = await copiedLink(page);
      const other = await newUser();
      await other.goto(url);
      await showView(other, "Rounds");
      await showRound(other, 3);
      expect(await seats(other).allTextContents()).toEqual(third);
      expect(new URL(other.url()).hash).toBe("");
      await other.getByRole("button", { name: "Drop Player A" }).click();
      await other.goto(url);
      const asked = other.getByRole("dialog", { name: "Replace your tournament?" });
      await asked.getByRole("button", { name: "Cancel" }).click();
      await expect(other.getByRole("button", { name: "Bring back Player A" })).toBeVisible();
      await other.goto(`${url.slice(0, -40)}`);
      await expect(other.getByText("This link does not contain a complete tournament")).toBeVisible();
      await expect(other.getByRole("button", { name: "Bring back Player A" })).toBeVisible();
      return url;
    });
  expect(link).toContain("/seating#day=");
  await test.step("text and CSV", async () => {
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save as CSV" }).click();
    const csv = await readFile(await (await saving).path(), "utf8");
    expect(csv.split("\r\n")[1]).toMatch(new RegExp(`^1,1,1,${first[0]},,${first[1]},1,5$`));
  });
  await test.step("a page per round is printed", async () => {
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("region", { name: /^Round \d$/ })).toHaveCount(3);
    await expect(page.getByRole("region", { name: "Share and print" })).toBeHidden();
    const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(3);
    await page.emulateMedia({ media: "screen" });
  });
  await test.step("the clock goes on after a reload, and the projector shows it", async () => {
    await page.getByRole("button", { name: "+5 min" }).click();
    await page.getByRole("button", { name: "Start" }).click();
    await page.reload();
    await expect(page.getByRole("timer")).toHaveText(/^2:04:\d\d$/);
    await page.getByRole("button", { name: "Projector" }).click();
    const screen = page.getByRole("dialog", { name: "Projector" });
    await expect(screen.getByRole("timer")).toHaveText(/^2:04:\d\d$/);
    await expect(screen.getByRole("listitem")).toHaveCount(22);
    await page.goBack();
    await expect(screen).toBeHidden();
  });
});

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow" });

  test("players are seated, and each finds seat and prey @phone", async ({ page, context, errors }) => {
    // The files for later may be fetched at this moment, but nothing else.
    errors.expected.push(/ERR_INTERNET_DISCONNECTED .*\/(assets|data)\//);
    await page.goto("/seating");
    await waitForApp(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await seat(page, NAMES.slice(0, 9));
    await page.reload();
    await expect(table(page, 1)).toBeVisible();
    const names = await table(page, 1).getByRole("listitem").allTextContents();
    await showView(page, "My seat");
    await page.getByLabel("Your name").selectOption(names[4] ?? "");
    await page.reload();
    await showView(page, "My seat");
    const round = page.getByRole("region", { name: "Round 1", exact: true });
    await expect(round).toContainText("Table 1, seat 5");
    await expect(round).toContainText(`Your prey: ${names[0]}`);
    await expect(round).toContainText(`Your predator: ${names[3]}`);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    await context.setOffline(false);
    await expectAccessible(page, "my seat");
  });
});
