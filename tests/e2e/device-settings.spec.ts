import { expect, test } from "./fixtures";
import { waitForOfflineData } from "./offline-data";
import { SERVER_STOPPED } from "./page-errors";

test.describe("archives kept on the device", () => {
  test.use({ serviceWorkers: "allow" });

  test("are read without a server, and can be removed again", async ({
    page,
    context,
    ownGateway,
    errors,
  }) => {
    await page.goto(`${ownGateway.url}/crypt`);
    await waitForOfflineData(page);
    await page.reload();
    await page.getByRole("button", { name: "Language and display" }).click();
    const keep = page.getByRole("checkbox", { name: "Keep archives offline" });
    await expect(keep).toHaveAccessibleDescription(/^All winning decks and tournaments: [\d.]+ MB to fetch$/);
    await keep.check();
    await expect(keep).toHaveAccessibleDescription(/^All \d+ files are on this device$/);

    await page.close();
    await ownGateway.stop();
    errors.expected.push(...SERVER_STOPPED);
    const archive = await context.newPage();
    await archive.goto(`${ownGateway.url}/twd`);
    await expect(archive.getByRole("heading", { level: 1, name: "Winning decks" })).toBeVisible();
    await expect(archive.getByRole("list").getByRole("link").first()).toBeVisible();

    await archive.getByRole("button", { name: "Language and display" }).click();
    const kept = archive.getByRole("checkbox", { name: "Keep archives offline" });
    await expect(kept).toBeChecked();
    await kept.uncheck();
    await expect(kept).toHaveAccessibleDescription(/to fetch$/);
    const left = () =>
      archive.evaluate(async () => {
        const cache = await caches.open("methuselah-data");
        return (await cache.keys()).filter(({ url }) => url.includes("/data/twd")).length;
      });
    await expect.poll(left).toBe(0);
  });
});

test("the browser's offer to install is a button", async ({ page }) => {
  await page.goto("/crypt");
  const install = page.getByRole("button", { name: "Install as an app" });
  await page.getByRole("button", { name: "Language and display" }).click();
  await expect(page.getByRole("button", { name: "Keyboard shortcuts" })).toBeVisible();
  await expect(install).toBeHidden();
  await page.keyboard.press("Escape");
  await page.evaluate(() => {
    const offer = Object.assign(new Event("beforeinstallprompt"), {
      prompt: async () => document.body.setAttribute("data-installed", ""),
    });
    window.dispatchEvent(offer);
  });
  await page.getByRole("button", { name: "Language and display" }).click();
  await install.click();
  await expect(install).toBeHidden();
  await expect(page.locator("body")).toHaveAttribute("data-installed", "");
});
