import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { firstVisit } from "./offline-data";
import { SERVER_STOPPED } from "./page-errors";
import { dialog, firstTextRow, names, results, searchUrl, textSearch } from "./search-page";

// The server is stopped, and the service worker is allowed.
test.use({ serviceWorkers: "allow" });

async function secondVisit(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

test("the second visit needs no server", async ({ page, context, ownGateway, errors }) => {
  await firstVisit(page, `${ownGateway.url}/crypt`);
  await page.close();
  await ownGateway.stop();
  errors.expected.push(...SERVER_STOPPED);
  // Pages of cards ask for the winning decks, which are stored with the first visit to one of them.
  errors.expected.push(/ERR_FAILED .*\/data\/twd\./);

  const crypt = await secondVisit(context, `${ownGateway.url}/crypt`);
  await firstTextRow(crypt).fill("theo bell");
  await expect(names(crypt)).toHaveCount(3);
  await names(crypt).first().click();
  await expect(dialog(crypt, "Theo Bell (G6)")).toBeVisible();
  await crypt.keyboard.press("Escape");
  await crypt.getByRole("banner").getByRole("link", { name: "Library" }).click();
  await firstTextRow(crypt).fill("deflection");
  await expect(results(crypt)).toContainText("Deflection");

  const card = await secondVisit(context, `${ownGateway.url}/cards/100518`);
  await expect(card.getByRole("heading", { name: "Deflection", exact: true })).toBeVisible();
  await expect(card.getByRole("region", { name: "Rulings" }).getByRole("listitem").first()).toBeVisible();
  await card.getByRole("combobox", { name: "Card name" }).fill("the barr");
  await expect(card.getByRole("option").first()).toContainText("The Barrens");

  const shared = await secondVisit(context, ownGateway.url + searchUrl("library", textSearch("deflection")));
  await expect(names(shared)).toHaveText(["Deflection"]);

  const pattern = { text: [{ value: "^deflection$", regex: true }] };
  const matched = await secondVisit(context, ownGateway.url + searchUrl("library", pattern));
  await expect(names(matched)).toHaveText(["Deflection"]);

  const about = await secondVisit(context, `${ownGateway.url}/`);
  await expect(about.getByText("1,785 crypt cards and 2,364 library cards")).toBeVisible();
});

test("the files of the application wait until the first page is quiet", async ({ page }) => {
  await page.goto("/crypt");
  const sinceLoad = await page.evaluate(async () => {
    const isStored = async () => {
      const precache = (await caches.keys()).find((name) => name.includes("-precache-"));
      return precache !== undefined && (await (await caches.open(precache)).keys()).length > 0;
    };
    while (!(await isStored())) await new Promise((resolve) => setTimeout(resolve, 20));
    const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    return performance.now() - (visit?.loadEventEnd ?? 0);
  });
  expect(sinceLoad).toBeGreaterThan(4000);
});

test("the OFFLINE banner follows the network", async ({ page, context, errors }) => {
  // The files for later may be fetched at this moment, but nothing else.
  errors.expected.push(/ERR_INTERNET_DISCONNECTED .*\/(assets|data)\//);
  await page.goto("/crypt");
  await page.waitForLoadState("networkidle");
  await expect(page.getByText("OFFLINE")).toBeHidden();
  await context.setOffline(true);
  await expect(page.getByText("OFFLINE")).toBeVisible();
  await firstTextRow(page).fill("theo bell");
  await expect(names(page)).toHaveCount(3);
  await context.setOffline(false);
  await expect(page.getByText("OFFLINE")).toBeHidden();
});
