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

/** The shapes of an icon in the published file. */
async function shapesOf(page: Page, name: string): Promise<string> {
  const { files } = await (await page.request.get("/data/manifest.json")).json();
  const sprite = await (await page.request.get(`/data/${files["icons.svg"].path}`)).text();
  const shapes = new RegExp(`<symbol id="${name}" [^>]*><g>(.+?)</g></symbol>`).exec(sprite)?.[1];
  if (shapes === undefined) throw new Error(`There is no icon ${name}`);
  return shapes;
}

/** The icon is drawn in an element. */
async function expectDrawn(page: Page, element: Locator, name: string): Promise<void> {
  await expect.poll(() => element.locator("svg").innerHTML()).toBe(await shapesOf(page, name));
  const width = () =>
    element
      .locator("svg > path")
      .first()
      .evaluate((drawn: SVGPathElement) => drawn.getBoundingClientRect().width);
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
    await expectDrawn(page, animalism(page), "sup-ani");
    await expectDrawn(page, badge(page, "Presence, inferior"), "inf-pre");
    await expectDrawn(page, toggle(page), "inf-dom");
    await expect(badge(page, "Vicissitude, superior")).toHaveText("vic");
    await toggle(page).click();
    await expectDrawn(page, filters(page).getByRole("button", { name: "Dominate, inferior" }), "inf-dom");
    await filters(page).getByRole("button", { name: "Dominate, inferior" }).click();
    await expectDrawn(page, filters(page).getByRole("button", { name: "Dominate, superior" }), "sup-dom");
    await filters(page).getByRole("button", { name: "Dominate, superior" }).click();
  });
  await test.step("no accessibility violations", () => expectAccessible(page, "results with icons"));
  await test.step("letters, in the same boxes", async () => {
    const boxes = () => Promise.all([animalism(page), toggle(page)].map((box) => box.boundingBox()));
    const before = await boxes();
    await chooseSymbols(page, "Letters");
    await expect(animalism(page)).toHaveText("ani");
    await expect(animalism(page).locator("svg")).toHaveCount(0);
    await expect(toggle(page).locator("svg")).toHaveCount(0);
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
    await expectDrawn(page, animalism(page), "sup-ani");
  });
  await test.step("types and clans on pages of cards", async () => {
    const main = page.getByRole("main");
    const symbol = main.locator("span[aria-hidden=true]:has(> svg)").first();
    await page.goto("/cards/100845");
    await expectDrawn(page, main.getByRole("img", { name: "Directed action" }).first(), "icon-directed");
    await expectDrawn(page, symbol, "icon-action");
    await page.goto("/cards/200810");
    await expectDrawn(page, symbol, "clan-tzimisce");
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
    await expectDrawn(page, animalism(page), "sup-ani");
    await page.close();
    await ownGateway.stop();
    errors.expected.push(...SERVER_STOPPED);
    const again = await context.newPage();
    await again.goto(ownGateway.url + PAGE);
    await expectDrawn(again, animalism(again), "sup-ani");
  });
});
