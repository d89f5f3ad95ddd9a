import type { Page } from "@playwright/test";
import { waitForApp } from "./app-ready";
import { expect, test } from "./fixtures";
import { holdFiles } from "./hold-files";

const APPLICATION = "**/assets/main-*.js";

test("a page can be read without scripts, and shows a summary while they load", async ({
  page,
  newUser,
  errors,
}) => {
  const reader = await newUser({ javaScriptEnabled: false });
  await test.step("a card has its text, facts, sets and rulings", async () => {
    await reader.goto("/cards/100518");
    await expect(reader.getByRole("heading", { level: 1, name: "Deflection" })).toBeVisible();
    await expect(reader.getByText("Reaction card that requires Dominate")).toBeVisible();
    await expect(reader.getByText("First printed", { exact: true })).toBeVisible();
    await expect(reader.getByRole("heading", { name: "Rulings" })).toBeVisible();
  });
  await test.step("its links lead to precons, and those to cards", async () => {
    await reader
      .getByRole("link", { name: /^Tremere/ })
      .first()
      .click();
    await expect(reader.getByRole("heading", { name: /^Crypt \(12\)/ })).toBeVisible();
    await reader.getByRole("link", { name: "Deflection" }).click();
    await expect(reader).toHaveURL(/\/cards\/100518$/);
  });
  await test.step("where scripts run, only the text of the card is shown until the application is there", async () => {
    errors.expected.push(/ERR_FAILED/, /Failed to fetch dynamically imported module/);
    await page.route(APPLICATION, (route) => route.abort());
    await page.goto("/cards/100518");
    await expect(page.getByRole("heading", { level: 1, name: "Deflection" })).toBeVisible();
    await expect(page.getByText("Only usable if a minion is bleeding you")).toBeVisible();
    const printed = page.getByText("First printed", { exact: true });
    await expect(printed).toHaveCount(1);
    await expect(printed).toBeHidden();
  });
});

/** A banned card, cards with a cost, with inferior, with superior disciplines, and with neither: how they begin. */
const TEXTS = {
  100583: "Choose another Methuselah. Successful referendum",
  100518: "Only usable if a minion is bleeding you",
  200001: "Independent: Aabbt Kindred cannot",
  201613: "Anarch: Theo can enter combat with",
};

for (const [card, words] of Object.entries(TEXTS)) {
  test(`the text of card ${card} stays where the static page shows it @everywhere`, async ({ page }) => {
    const release = await holdFiles(page, APPLICATION);
    await page.goto(`/cards/${card}`, { waitUntil: "commit" });
    // Before it nothing is in its place: the style sheets are still loading.
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    const before = await placeOf(page, words);
    release();
    await waitForApp(page);
    await expect(page.locator(".shell-card")).toHaveCount(0);
    expect(await placeOf(page, words)).toEqual(before);
  });
}

for (const name of ["Nefertiti", "Methuselah"]) {
  test(`the focus stays on the link "${name}" of the static page`, async ({ page }) => {
    const release = await holdFiles(page, APPLICATION);
    await page.goto("/cards/200001", { waitUntil: "commit" });
    await page.locator(".shell-bar a, .shell-text a").filter({ hasText: name }).focus();
    release();
    await waitForApp(page);
    await expect(page.locator(".shell-card")).toHaveCount(0);
    await expect(page.getByRole("link", { name, exact: true }).first()).toBeFocused();
  });
}

test("what the first page does not need is requested once the application is drawn", async ({ page }) => {
  await page.addInitScript(() => {
    let isStatic = false;
    new MutationObserver(() => {
      if (document.querySelector(".shell-bar")) isStatic = true;
      else if (isStatic) {
        performance.mark("application-drawn");
        isStatic = false;
      }
    }).observe(document, { childList: true, subtree: true });
  });
  const idle = page.waitForResponse("**/assets/idle-tasks-*.js");
  await page.goto("/cards/200001");
  const names = ["application-drawn", (await idle).url()];
  const hasAll = (names: string[]) => names.every((name) => performance.getEntriesByName(name).length > 0);
  await page.waitForFunction(hasAll, names);
  const [drawn, requested] = await page.evaluate(
    (names) => names.map((name) => performance.getEntriesByName(name)[0]?.startTime ?? 0),
    names,
  );
  expect(requested).toBeGreaterThan(drawn ?? Infinity);
});

/** Left edge, upper edge and width of the paragraph of a card's rules text. */
async function placeOf(page: Page, words: string): Promise<readonly number[]> {
  const paragraph = page.getByText(words).locator("visible=true").last();
  await expect(paragraph).toBeVisible();
  const box = await paragraph.boundingBox();
  return [box?.x ?? 0, box?.y ?? 0, box?.width ?? 0].map(Math.round);
}
