import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { dialog, names, searchUrl, textSearch } from "./search-page";

const DARK = "rgb(21, 15, 14)";
const LIGHT = "rgb(249, 246, 242)";

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

test("the theme cycles from system to dark to light and is stored, and applies before scripts run", async ({
  page,
  newUser,
}) => {
  await test.step("the theme cycles from system to dark to light and is stored", async () => {
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto("/");
    const button = page.getByRole("banner").getByRole("button", { name: /^Theme:/ });
    await expect(button).toHaveAccessibleName("Theme: System. Switch to Dark.");
    expect(await background(page)).toBe(LIGHT);
    await page.emulateMedia({ colorScheme: "dark" });
    await expect.poll(() => background(page)).toBe(DARK);

    await page.emulateMedia({ colorScheme: "light" });
    await button.click();
    await expect.poll(() => background(page)).toBe(DARK);
    await page.reload();
    await expect(button).toHaveAccessibleName("Theme: Dark. Switch to Light.");
    await page.emulateMedia({ colorScheme: "dark" });
    await button.click();
    await expect.poll(() => background(page)).toBe(LIGHT);
    await button.click();
    await expect(button).toHaveAccessibleName("Theme: System. Switch to Dark.");
  });
  await test.step("the theme applies before scripts run", async () => {
    await page
      .getByRole("banner")
      .getByRole("button", { name: /^Theme:/ })
      .click();
    await page
      .getByRole("banner")
      .getByRole("button", { name: /^Theme: Dark/ })
      .click();
    await page.emulateMedia({ colorScheme: "dark" });
    // The first paint, without scripts.
    await page.route("**/assets/*.js", (route) =>
      route.fulfill({ contentType: "text/javascript", body: "" }),
    );
    await page.reload();
    expect(await background(page)).toBe(LIGHT);

    const stranger = await newUser({ colorScheme: "light" });
    await stranger.route("**/assets/*.js", (route) =>
      route.fulfill({ contentType: "text/javascript", body: "" }),
    );
    await stranger.goto("/crypt");
    expect(await background(stranger)).toBe(LIGHT);
    await stranger.emulateMedia({ colorScheme: "dark" });
    await stranger.reload();
    expect(await background(stranger)).toBe(DARK);
  });
});

test("reduced motion disables animations", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(searchUrl("crypt", textSearch("theo bell")));
  await names(page).first().click();
  await expect(dialog(page, "Theo Bell (G6)")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  const moving = await page.evaluate(
    () =>
      [...document.querySelectorAll("*")]
        .flatMap((element) => [getComputedStyle(element), getComputedStyle(element, "::backdrop")])
        .filter(({ transitionDuration, animationName, animationDuration }) => {
          const long = (durations: string) =>
            durations.split(",").some((time) => Number.parseFloat(time) > 0.01);
          return long(transitionDuration) || (animationName !== "none" && long(animationDuration));
        }).length,
  );
  expect(moving).toBe(0);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});
