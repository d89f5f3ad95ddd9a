import type { Route } from "@playwright/test";
import { waitForApp } from "./app-ready";
import { expect, type ServedCopy, test } from "./fixtures";
import { holdFiles } from "./hold-files";
import { dialog, names, searchUrl } from "./search-page";

/** A host that does not exist; the journeys answer its requests. */
const HOST = "https://pictures.test";
const FOLDER = `${HOST}/card`;

/** A picture of one pixel, for every card. */
const PICTURE = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

/** A copy of the site with an image host in its settings. */
async function withPictures(site: ServedCopy): Promise<string> {
  const cards = [200001, 100518, 100845].map((card) => `cards/${card}.html`);
  for (const file of ["index.html", "crypt.html", ...cards]) {
    await site.change(file, (page) =>
      page.replace(
        /(<script type="application\/json" id="settings">)(.*?)(<\/script>)/s,
        (_all, start, json, end) => {
          const settings = JSON.parse(json);
          settings.images = { ...settings.images, host: FOLDER, formats: ["webp", "jpg"] };
          return start + JSON.stringify(settings) + end;
        },
      ),
    );
  }
  return site.serve();
}

test.describe("with a picture host", () => {
  let requested: string[] = [];
  const answer = (has: (file: string) => boolean) => async (route: Route) => {
    const { pathname } = new URL(route.request().url());
    requested.push(pathname.replace("/card/", ""));
    if (has(pathname)) await route.fulfill({ contentType: "image/gif", body: PICTURE });
    else await route.fulfill({ status: 404 });
  };

  test.beforeEach(({ errors }) => {
    requested = [];
    errors.expected.push(/^request to another host: https:\/\/pictures\.test\/card\//, /status of 404/);
  });

  test("the focus of a static link goes to the visible text, not to the text card behind the picture", async ({
    page,
    ownSite,
  }) => {
    const url = await withPictures(ownSite);
    await page.route(
      `${HOST}/**`,
      answer(() => true),
    );
    const release = await holdFiles(page, "**/assets/main-*.js");
    await page.goto(`${url}/cards/200001`, { waitUntil: "commit" });
    await page.locator(".shell-text").getByRole("link", { name: "Nefertiti" }).focus();
    release();
    await waitForApp(page);
    await expect(page.locator(".shell-card")).toHaveCount(0);
    const focused = page.locator("a:focus");
    await expect(focused).toHaveText("Nefertiti");
    await expect(focused).toBeVisible();
  });

  test("pictures are shown where available, and text cards otherwise", async ({ page, ownSite }) => {
    const url = await withPictures(ownSite);
    await test.step("the webp picture is requested first, then jpg", async () => {
      await page.route(
        `${HOST}/**`,
        answer((file) => file.endsWith(".jpg")),
      );
      await page.goto(`${url}/cards/200001`);
      await expect.poll(() => requested).toEqual(["aabbtkindredg2.webp", "aabbtkindredg2.jpg"]);
      const picture = page.getByRole("img", { name: "Aabbt Kindred", exact: true });
      await expect.poll(() => picture.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(1);
      // The host allows CORS, so the service worker can read what it caches.
      expect(await picture.evaluate((it: HTMLImageElement) => it.crossOrigin)).toBe("anonymous");
      await expect(page.getByRole("article", { name: "Aabbt Kindred" })).toBeHidden();
      await page.getByRole("button", { name: "Show text card" }).click();
      await expect(page.getByRole("article", { name: "Aabbt Kindred" })).toBeVisible();
    });
    await test.step("after three failures in a row no pictures are requested and text cards are shown", async () => {
      await page.unrouteAll();
      requested = [];
      await page.route(
        `${HOST}/**`,
        answer(() => false),
      );
      await page.goto(url + searchUrl("crypt", { titles: { justicar: true } }));
      await names(page).first().click();
      await expect(dialog(page).getByText(/^1 of/)).toBeVisible();
      for (let turned = 0; turned < 5; turned += 1) {
        // A text card is also shown while its picture loads.
        await expect(dialog(page).locator("img")).toHaveCount(0);
        await expect(dialog(page).getByText("Text card", { exact: true })).toBeVisible();
        await page.keyboard.press("ArrowRight");
      }
      await expect(dialog(page).getByText(/^6 of/)).toBeVisible();
      const tried = requested.length;
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("ArrowRight");
      await expect(dialog(page).getByText(/^8 of/)).toBeVisible();
      expect(requested.length).toBe(tried);
    });
  });

  test("a phone shows the picture above the details, folds it, and does without @phone", async ({
    page,
    ownSite,
  }) => {
    const url = await withPictures(ownSite);
    const rulings = page.getByRole("region", { name: "Rulings" });
    let has = true;
    await page.route(
      `${HOST}/**`,
      answer(() => has),
    );
    await page.goto(`${url}/cards/100518`);
    const picture = page.getByRole("img", { name: "Deflection", exact: true });
    await expect(picture).toBeVisible();
    await expect(rulings).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "Deflection" })).toBeInViewport();
    await page.getByText("Hide image", { exact: true }).tap();
    await expect(picture).toBeHidden();
    await expect(rulings).toBeVisible();
    await page.getByText("Show image", { exact: true }).last().tap();
    await expect(picture).toBeVisible();
    has = false;
    await page.goto(`${url}/cards/100845`);
    await expect(rulings).toBeVisible();
    await expect(page.getByText("Show image", { exact: true }).last()).toBeVisible();
  });
});
