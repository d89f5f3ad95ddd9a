import { expect, test } from "./fixtures";
import { names, searchAddress } from "./search-page";
import { spoiltNames } from "./spoilt-names";

/** Cards whose names are long, and those with marks after the name. */
const LONG = { text: [{ value: ".{24,}", regex: true, in: "name" }] };
const MARKED = { traits: { advancement: true } };

/** Tall enough that every row of the lists is drawn. */
const TALL = 9_000;

for (const width of [320, 390, 480, 600, 690, 768, 1024, 1280, 1440]) {
  test(`the card name is never the part that is cut, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: TALL });
    for (const [kind, q, least] of [
      ["crypt", LONG, 100],
      ["crypt", MARKED, 50],
      ["library", LONG, 100],
    ] as const) {
      await page.goto(searchAddress(kind, q));
      await expect.poll(() => names(page).count()).toBeGreaterThan(least);
      expect.soft(await names(page).evaluateAll(spoiltNames), `${kind} at ${width}`).toEqual([]);
    }
  });
}
