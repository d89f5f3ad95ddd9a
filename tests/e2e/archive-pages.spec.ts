import { expect, test } from "./fixtures";
import { chips } from "./search-page";

test("halls of fame and card histories link to winning decks", async ({ page }) => {
  await test.step("the hall of fame links from a player to a winning deck", async () => {
    await page.goto("/twd");
    await page.getByText("More", { exact: true }).click();
    await page.getByRole("link", { name: "Hall of fame: tournaments" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Hall of fame: tournaments" })).toBeVisible();
    const players = page.getByRole("list", { name: "Hall of fame: tournaments" });
    const first = players.getByRole("listitem").first();
    await first.getByText(/wins/).click();
    const deck = first.getByRole("link").first();
    await expect(deck).toBeVisible();
    await deck.click();
    await expect(page.getByRole("list", { name: "Actions", exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/decks\//);
  });
  await test.step("the hall of fame of cards separates old cards", async () => {
    await page.goto("/twd/hall_of_fame/cards");
    const winners = page.getByRole("list", { name: "Hall of fame: cards" });
    const first = winners.locator("summary").first();
    const before = (await first.textContent()) ?? "";
    await page.getByText("By innovation", { exact: true }).click();
    await expect(first).not.toHaveText(before);
    await first.click();
    await expect(winners.getByRole("listitem").first().getByRole("link").first()).toBeVisible();
  });
  await test.step("the history of a card links to its first winner", async () => {
    await page.goto("/twd/cards_history");
    await page.getByRole("main").getByText("Library", { exact: true }).click();
    await page.getByRole("combobox", { name: "Type or discipline" }).selectOption("type:Event");
    await page.getByRole("combobox", { name: "Sort by" }).selectOption("win");
    const first = page.getByRole("list", { name: "Card history" }).getByRole("listitem").first();
    const player = first.getByRole("link", { name: /\(\d+\)$/ });
    const name = ((await player.textContent()) ?? "").replace(/ \(\d+\)$/, "");
    await player.click();
    await expect(chips(page).first()).toContainText(`by ${name}`);
  });
});

const REPORT = `Spring Cup
Lyons, France
May 3th 2026
3R+F
20 players
Ann Player
https://www.vekn.net/event-calendar/event/13015

Deck Name: Slips

Crypt (2 cards)
2x Theo Bell  7  CEL POT dom pre  Brujah:6

Library (1 card)
1x No Such Card At All
0x Blood Doll
`;

test("a report is checked before it is submitted", async ({ page }) => {
  await page.goto("/twd/check");
  await expect(page.getByRole("textbox", { name: "Report" })).toBeFocused();
  await page.getByRole("textbox", { name: "Report" }).fill(REPORT);
  await expect(page.getByText("has the wrong ordinal suffix")).toBeVisible();
  await expect(page.getByText(/not found in the archive$/)).toBeVisible();
  await expect(page.getByText("At least 12 crypt cards")).toContainText("10 cards missing");
  await expect(page.getByText(/does not name a card: 1x No Such Card At All$/)).toBeVisible();
  await expect(page.getByText(/an impossible number of copies: 0x Blood Doll$/)).toBeVisible();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save to file" }).click();
  expect((await saved).suggestedFilename()).toBe("13015.txt");
  // A tournament on the site is the record of its event.
  const known = REPORT.replace(/https.*13015/, "https://cards.example.org/tda/sample1").replace("3th", "3rd");
  await page.getByRole("textbox", { name: "Report" }).fill(known);
  await expect(page.getByText("the record says: 26 players", { exact: true })).toBeVisible();
  await expect(page.getByText("the record says: 18 April 2026", { exact: true })).toBeVisible();
  await page.getByRole("textbox", { name: "Report" }).fill("nothing of a deck");
  await expect(page.getByText("NO DECK", { exact: true })).toBeVisible();
});

test("More stays where it is when a search brings the sort order", async ({ page }) => {
  await page.goto("/twd");
  const more = page.getByText("More", { exact: true });
  const before = await more.boundingBox();
  await page.getByRole("checkbox", { name: "Single clan" }).check();
  await expect(page.getByRole("combobox", { name: "Sort by" })).toBeVisible();
  expect(await more.boundingBox()).toEqual(before);
});

test("the pages under More fit a phone @phone", async ({ page }) => {
  await page.goto("/twd");
  const more = page.locator("details", { has: page.getByText("More", { exact: true }) });
  await more.getByText("More", { exact: true }).tap();
  const links = more.getByRole("link");
  await expect(links).toHaveCount(5);
  for (const link of await links.all()) {
    await expect.soft(link).toBeInViewport({ ratio: 1 });
    expect.soft((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await links.filter({ hasText: "What wins" }).tap();
  await expect(page).toHaveURL(/\/twd\/meta$/);
});
