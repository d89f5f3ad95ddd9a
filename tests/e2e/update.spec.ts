import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { chips, names, searchUrl, textSearch } from "./search-page";

const SEARCH = searchUrl("crypt", textSearch("theo bell"));

/** Opens the search twice, so that the service worker controls the second page. */
async function openControlled(page: Page, url: string): Promise<void> {
  await page.goto(url + SEARCH);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await expect(names(page)).toHaveCount(3);
}

test.describe("a new version of the site", () => {
  test.use({ serviceWorkers: "allow" });

  test("is offered, and applied without losing the search", async ({ page, ownSite }) => {
    await openControlled(page, await ownSite.serve());
    await expect(page.getByText("Update available")).toBeHidden();

    await ownSite.change("sw.js", (worker) => `${worker}\n// newer`);
    await page.reload();
    await expect(page.getByText("Update available")).toBeVisible();
    const place = page.url();
    const reloaded = page.waitForEvent("load");
    await page.getByRole("button", { name: "Update now" }).click();
    await reloaded;
    await expect(names(page)).toHaveCount(3);
    await expect(page).toHaveURL(place);
    await expect(page.getByText("Update available")).toBeHidden();
  });

  test("is applied while the old one waits for a download", async ({ page, ownSite }) => {
    await openControlled(page, await ownSite.serve());

    await ownSite.change("sw.js", (worker) => `${worker}\n// newer`);
    await page.reload();
    await expect(page.getByText("Update available")).toBeVisible();
    const fromWorker = page.context().waitForEvent("request", (request) => request.serviceWorker() !== null);
    await page.context().route("**/data/held.json", () => {});
    await page.evaluate(() => void fetch("/data/held.json"));
    await fromWorker;
    await page.getByRole("button", { name: "Update now" }).click();
    await expect(page.getByText("Update available")).toBeHidden();
    await expect(names(page)).toHaveCount(3);
    await page.reload();
    await expect(names(page)).toHaveCount(3);
    await expect(page.getByText("Update available")).toBeHidden();
  });
});

test("a newer version on the server is offered and can be postponed; data of a newer schema requires the update", async ({
  page,
  errors,
}) => {
  await test.step("a newer version on the server is offered and can be postponed", async () => {
    await page.route("**/api/version", (route) =>
      route.fulfill({ json: { version: "99.0.0", changes: [] } }),
    );
    await page.goto(SEARCH);
    const notice = page.getByRole("status").filter({ hasText: "Update available" });
    await expect(notice).toBeVisible();
    await notice.getByRole("button", { name: "Later" }).click();
    await expect(notice).toBeHidden();
    await page.reload();
    await expect(notice).toBeVisible();
    await page.unroute("**/api/version");
    await notice.getByRole("button", { name: "Update now" }).click();
    await expect(notice).toBeHidden();
    await expect(chips(page).first()).toContainText("theo bell");
  });
  await test.step("data of a newer schema requires the update", async () => {
    expect(errors.unexpected()).toEqual([]);
    errors.expected.push(/UnknownSchemaError/);
    const manifest = await (await page.request.get("/data/manifest.json")).json();
    await page.route("**/data/manifest.json", (route) =>
      route.fulfill({ json: { ...manifest, schema: 99 } }),
    );
    await page.goto(SEARCH);
    const screen = page.getByRole("alert");
    await expect(screen.getByRole("heading", { name: "Update available" })).toBeVisible();
    await page.unroute("**/data/manifest.json");
    await screen.getByRole("button", { name: "Update now" }).click();
    await expect(names(page)).toHaveCount(3);
  });
});
