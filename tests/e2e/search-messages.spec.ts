import type { Page } from "@playwright/test";
import { SLOW_PATTERNS } from "../../site/src/domain/search/shared/pattern.test.support";
import { expect, test } from "./fixtures";
import { chips, filters, firstTextRow, names, results, searchUrl, textSearch } from "./search-page";

test("problems of a search are reported, and the rest of it is searched", async ({ page }) => {
  await test.step("an unreadable URL is reported, and the search works", async () => {
    await page.goto('/crypt?q={"text":[{"value"');
    await expect(page.getByRole("alert")).toContainText("Part of this search was not understood");
    await expect(page.getByRole("alert")).toContainText("is not valid JSON");
    await firstTextRow(page).fill("gratiano");
    await expect(names(page)).toHaveText(["Gratiano"]);
    await expect(page.getByText("not understood")).toBeHidden();
  });
  await test.step("unknown parts of a URL are reported, and the rest is searched", async () => {
    const q = { ...textSearch("gratiano"), deck: "x", clan: { value: ["Klingon"], logic: "or" } };
    await page.goto(searchUrl("crypt", q));
    const message = page.getByRole("alert");
    await expect(message).toContainText("2 parts of this search were not understood");
    await expect(message).toContainText("deck: unknown filter");
    await expect(message).toContainText("unknown value “Klingon”");
    await expect(names(page)).toHaveText(["Gratiano"]);
    await expect(chips(page).first()).toContainText("contains “gratiano”");
  });
  await test.step("an invalid regular expression is reported and can be corrected", async () => {
    await page.goto(searchUrl("library", { text: [{ value: "deflection(", regex: true }] }));
    await expect(page.getByRole("alert")).toContainText("is not a valid regular expression");
    await firstTextRow(page).fill("^deflection$");
    await expect(names(page)).toHaveText(["Deflection"]);
    await expect(page.getByText("not a valid regular expression")).toBeHidden();
  });
  await test.step("a regular expression that takes too long is stopped, while the page stays responsive", async () => {
    const [first, ...others] = SLOW_PATTERNS;
    await page.goto(searchUrl("library", { text: [{ value: first, regex: true }] }));
    await expect(page.getByRole("status").filter({ hasText: "Loading…" })).toBeVisible();
    await expect(page.getByRole("alert")).toContainText("takes too long and was stopped");
    expect(others).toHaveLength(19);
    for (const value of others) {
      const before = await workOfPage(page);
      await firstTextRow(page).fill(value);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
      const seconds = (await workOfPage(page)) - before;
      expect(seconds, `${value} keeps the page busy`).toBeLessThanOrEqual(0.1);
    }
    await expect(page.getByRole("alert")).toContainText("takes too long and was stopped");
    await firstTextRow(page).fill("^deflection$");
    await expect(names(page)).toHaveText(["Deflection"]);
    await expect(page.getByText("takes too long")).toBeHidden();
  });
});

/** CPU seconds of the page's main thread so far, however busy the machine is. */
async function workOfPage(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const { metrics } = await session.send("Performance.getMetrics");
  await session.detach();
  return metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN;
}

test("the number of cards is shown before and after the results", async ({ page }) => {
  await test.step("more than 400 cards are counted first and shown on request", async () => {
    await page.goto(searchUrl("crypt", { sect: { value: ["camarilla"], logic: "or" } }));
    await expect(page.getByRole("main").getByText("606 cards", { exact: true })).toBeVisible();
    await expect(results(page)).toBeHidden();
    await page.getByRole("button", { name: "SHOW 606" }).click();
    await expect(results(page).getByRole("listitem").first()).toHaveAttribute("aria-setsize", "606");
    await filters(page).getByRole("button", { name: "Group 5" }).click();
    await expect(results(page).getByRole("listitem").first()).not.toHaveAttribute("aria-setsize", "606");
    await filters(page).getByRole("button", { name: "Group 5" }).click();
    await expect(page.getByRole("button", { name: "SHOW 606" })).toBeVisible();
  });
  await test.step("the number of cards is announced after typing", async () => {
    await page.getByRole("button", { name: "Clear all" }).click();
    await firstTextRow(page).pressSequentially("theo bell");
    await expect(page.getByRole("status").filter({ hasText: "3 cards" })).toBeAttached();
    await firstTextRow(page).fill("nobody is called this");
    await expect(page.getByRole("status").filter({ hasText: "NO CARDS FOUND" })).toBeAttached();
  });
  await test.step("Enter in an empty form shows EMPTY REQUEST", async () => {
    await page.getByRole("banner").getByRole("link", { name: "Library" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Library" })).toBeVisible();
    await firstTextRow(page).press("Enter");
    await expect(page.getByRole("alert")).toHaveText("EMPTY REQUEST");
    await firstTextRow(page).fill("deflection");
    await expect(page.getByText("EMPTY REQUEST")).toBeHidden();
  });
});

test("pinned cards are kept across searches, and no row moves", async ({ page }) => {
  await page.goto(searchUrl("crypt", textSearch("theo bell")));
  const places = () => names(page).evaluateAll((all) => all.map((it) => it.getBoundingClientRect().top));
  await expect(names(page)).toHaveCount(3);
  const before = await places();
  await page.getByRole("button", { name: "Compare Theo Bell (G6)" }).click();
  await page.getByText("Comparing 1 card", { exact: true }).click();
  await expect(page.getByRole("list", { name: "Compared cards" })).toBeVisible();
  expect(await places()).toEqual(before);
  await expect(page).toHaveTitle(/theo bell.* · Crypt search · Methuselah$/);
  await firstTextRow(page).fill("gratiano");
  await page.getByRole("button", { name: "Compare Gratiano" }).click();
  const tray = page.getByRole("list", { name: "Compared cards" });
  await expect(tray.getByRole("link", { name: "Theo Bell (G6)" })).toBeVisible();
  await expect(page.getByText("Comparing 2 cards")).toBeVisible();
  await page.reload();
  await page.getByText("Comparing 2 cards").click();
  await expect(tray.getByRole("listitem").getByRole("link", { name: "Gratiano" })).toBeVisible();
  await tray.getByRole("button", { name: "Stop comparing Gratiano" }).click();
  await expect(page.getByText("Comparing 1 card", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Clear comparison" }).click();
  await expect(tray).toBeHidden();
});
