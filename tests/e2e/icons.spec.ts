import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { waitForApp } from "./app-ready";
import { expect, test } from "./fixtures";
import { firstVisit } from "./offline-data";
import { SERVER_STOPPED } from "./page-errors";
import { filters, results, searchUrl, textSearch } from "./search-page";

/** A vampire with both levels; the test's own drawings have everything but Vicissitude. */
const PAGE = searchUrl("crypt", textSearch("lambach"));

const badge = (page: Page, name: string) => results(page).getByRole("img", { name }).first();
const animalism = (page: Page) => badge(page, "Animalism, superior");
const toggle = (page: Page) => filters(page).getByRole("button", { name: "Dominate", exact: true });

/** The icon in an element, once the browser has its picture. */
async function expectDrawn(element: Locator, name: string): Promise<void> {
  const use = element.locator("use");
  await expect(use).toHaveAttribute("href", new RegExp(`^/data/icons\\.[0-9a-f]{12}\\.svg#${name}$`));
  const width = () => use.evaluate((drawn: SVGUseElement) => drawn.getBBox().width);
  await expect.poll(width).toBeGreaterThan(5);
}

async function chooseSymbols(page: Page, symbols: "Icons" | "Letters"): Promise<void> {
  await page.getByRole("banner").getByRole("button", { name: "Language and display" }).click();
  const group = page.getByRole("dialog").getByRole("group", { name: "Symbols of cards" });
  await group.getByText(symbols, { exact: true }).click();
  await expect(group.getByRole("radio", { name: symbols })).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

test("disciplines are icons, or letters in boxes of the same size", async ({ page }) => {
  await page.goto(PAGE);
  await waitForApp(page);
  await test.step("icons of both levels, and letters for a missing one", async () => {
    await expectDrawn(animalism(page), "sup-ani");
    await expectDrawn(badge(page, "Presence, inferior"), "inf-pre");
    await expectDrawn(toggle(page), "inf-dom");
    await expect(badge(page, "Vicissitude, superior")).toHaveText("vic");
    await toggle(page).click();
    await expectDrawn(filters(page).getByRole("button", { name: "Dominate, inferior" }), "inf-dom");
    await filters(page).getByRole("button", { name: "Dominate, inferior" }).click();
    await expectDrawn(filters(page).getByRole("button", { name: "Dominate, superior" }), "sup-dom");
    await filters(page).getByRole("button", { name: "Dominate, superior" }).click();
  });
  await test.step("no accessibility violations", () => expectAccessible(page, "results with icons"));
  await test.step("letters, in the same boxes", async () => {
    const boxes = () => Promise.all([animalism(page), toggle(page)].map((box) => box.boundingBox()));
    const before = await boxes();
    await chooseSymbols(page, "Letters");
    await expect(animalism(page)).toHaveText("ani");
    await expect(animalism(page).locator("use")).toHaveCount(0);
    await expect(toggle(page).locator("use")).toHaveCount(0);
    expect(await boxes()).toEqual(before);
  });
  await test.step("the choice stays, and the sprite is not fetched for it", async () => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.reload();
    await expect(animalism(page)).toHaveText("ani");
    await page.waitForLoadState("networkidle");
    expect(asked.filter((url) => url.includes("/data/icons."))).toEqual([]);
    await chooseSymbols(page, "Icons");
    await expectDrawn(animalism(page), "sup-ani");
  });
  await test.step("types and clans on pages of cards", async () => {
    const main = page.getByRole("main");
    await page.goto("/cards/100845");
    await expectDrawn(main.getByRole("img", { name: "Directed action" }).first(), "icon-directed");
    await expect(main.locator('use[href$="#icon-action"]').first()).toBeVisible();
    await page.goto("/cards/200810");
    await expect(main.locator('use[href$="#clan-tzimisce"]').first()).toBeVisible();
  });
});

test("letters stand for icons where the data have no sprite", async ({ page }) => {
  await page.route("**/data/manifest.json", async (route) => {
    const manifest = await (await route.fetch()).json();
    delete manifest.files["icons.svg"];
    await route.fulfill({ json: manifest });
  });
  await page.goto(PAGE);
  await expect(animalism(page)).toHaveText("ani");
  await page.waitForLoadState("networkidle");
  await expect(animalism(page)).toHaveText("ani");
});

test.describe("without a server", () => {
  test.use({ serviceWorkers: "allow" });

  test("icons are drawn on the second visit", async ({ page, context, ownGateway, errors }) => {
    await firstVisit(page, ownGateway.url + PAGE);
    await expectDrawn(animalism(page), "sup-ani");
    await page.close();
    await ownGateway.stop();
    errors.expected.push(...SERVER_STOPPED);
    const again = await context.newPage();
    await again.goto(ownGateway.url + PAGE);
    await expectDrawn(animalism(again), "sup-ani");
  });
});
