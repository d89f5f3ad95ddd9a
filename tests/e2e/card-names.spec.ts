import { clippedNames } from "./clipped-names";
import { expect, test } from "./fixtures";
import { names, searchUrl } from "./search-page";

const longerThan = (length: number) => ({ text: [{ value: `.{${length},}`, regex: true, in: "name" }] });

/** Tall enough to render every row of the lists. */
const TALL = 5_000;

const WIDTHS = [320, 390, 480, 600, 644, 660, 690, 703, 768, 1024, 1280, 1440];

for (const [what, kind, q, least] of [
  ["vampires", "crypt", longerThan(28), 50],
  ["vampires with marks", "crypt", { ...longerThan(18), traits: { advancement: true } }, 20],
  ["other cards", "library", longerThan(26), 50],
  ["other cards with marks", "library", { traits: { banned: true } }, 10],
] as const) {
  test(`card names are never clipped: ${what}`, async ({ page }) => {
    await page.setViewportSize({ width: WIDTHS[0] ?? 320, height: TALL });
    await page.goto(searchUrl(kind, q));
    await expect.poll(() => names(page).count()).toBeGreaterThan(least);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: TALL });
      const clipped = () => names(page).evaluateAll(clippedNames);
      await expect.soft.poll(clipped, `${width} px wide`).toEqual([]);
    }
  });
}
