import type { Page } from "@playwright/test";
import { signUp } from "./account-page";
import { copiesOf, expectCounts, expectSaved, LEGAL, makeDeck } from "./deck-page";
import { expect, test } from "./fixtures";
import { installProbe, type Shift } from "./presses/in-page";
import { watchControls } from "./presses/moved-controls";
import { pressOnArrival } from "./presses/press";
import { pressFirst } from "./presses/press-first";
import { randomFrom } from "./presses/random";
import { pagesOfPlayer, type Speed, slowDown } from "./presses/visit";
import { dialog, searchUrl } from "./search-page";

/** Cumulative layout shift; smaller values are a fraction of a pixel. */
const MAX_SHIFT = 0.001;

const shiftOf = (shifts: readonly Shift[]) => shifts.reduce((sum, { value }) => sum + value, 0);

/** One speed per page in turn; `make soak` tries all speeds on all pages. */
const SPEEDS: readonly Speed[] = ["4x", "1x", "slow network"];

test("a press hits the control that was there when it appeared @everywhere", async ({ page, isMobile }) => {
  const random = randomFrom(12);
  const paths = await pagesOfPlayer(page);
  await page.addInitScript(installProbe, { inert: true, seed: 12 });
  const astray: string[] = [];
  let presses = 0;
  for (const [at, path] of paths.entries()) {
    const speed = SPEEDS[at % SPEEDS.length] ?? "1x";
    const slowed = await slowDown(page, speed);
    const settings = { presses: 5, random, touch: false, longest: 30_000 };
    const pressed = await pressOnArrival(page, path, settings);
    await slowed.end();
    presses += pressed.presses;
    astray.push(...pressed.astray.map((press) => `${path} at ${speed}: ${press}`));
    expect(
      shiftOf(pressed.shifts),
      `${path} at ${speed}: ${JSON.stringify(pressed.shifts)}`,
    ).toBeLessThanOrEqual(MAX_SHIFT);
  }
  expect(astray).toEqual([]);
  expect(presses).toBeGreaterThanOrEqual(isMobile ? 18 : 25);
});

test("a press on a control that has just appeared works @everywhere", async ({ page, isMobile }) => {
  await signUp(page);
  const id = await makeDeck(page);
  await page.addInitScript(installProbe, { inert: false, seed: 12 });
  await test.step("decreasing copies", async () => {
    await pressFirst(page, `/decks/${id}`, "One fewer Emily Carson", 60);
    if (isMobile) await expect(page.getByRole("img", { name: "Copies of Emily Carson: 3" })).toBeVisible();
    else await expect(copiesOf(page, "Emily Carson")).toHaveValue("3");
    await expectCounts(page, "11 of 12+", "60");
    await expectSaved(page);
  });
  await test.step("deck actions", async () => {
    await pressFirst(page, "/decks", isMobile ? "Actions" : "New / Import", 60);
    await expect(dialog(page)).toBeVisible();
  });
});

/** Pages besides those with presses. */
const PAGES = (deck: string): readonly string[] => [
  "/",
  searchUrl("crypt", { disciplines: { Auspex: 2 } }),
  "/library",
  searchUrl("library", { text: [{ value: "bleed" }] }),
  "/cards",
  "/cards/100845",
  "/decks/V5:PTr",
  `/diff/${deck}/V5:PTr`,
  `/review/${deck}`,
  "/twd/hall_of_fame/tournaments",
  "/twd/hall_of_fame/cards",
  "/twd/cards_history",
  "/twd/check",
  "/pda",
  "/tda",
  "/inventory",
  "/seating",
  "/changelog",
  "/changes",
  "/documentation",
  "/data",
];

/** Pages that have another content for visitors. */
const PAGES_OF_VISITOR: readonly string[] = [
  "/account",
  "/decks",
  `/decks/deck?name=Short#${Object.entries(LEGAL)
    .map(([id, copies]) => `${id}=${copies}`)
    .join(";")}`,
  "/inventory",
  "/playtest",
  "/twd/meta",
];

async function expectNothingMoves(page: Page, paths: readonly string[]): Promise<void> {
  await page.addInitScript(installProbe, { inert: true, seed: 1 });
  await page.addInitScript(watchControls);
  for (const path of paths) {
    await page.goto(path, { waitUntil: "networkidle" });
    const shifts = await page.evaluate(() => window.pressProbe.shifts);
    expect.soft(shiftOf(shifts), `${path}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(MAX_SHIFT);
    expect.soft(await page.evaluate(() => window.movedControls), path).toEqual([]);
  }
}

test("no page shifts after its first paint @everywhere", async ({ page }) => {
  await signUp(page);
  await expectNothingMoves(page, PAGES(await makeDeck(page)));
});

test("no page of a visitor shifts after its first paint @everywhere", async ({ page }) => {
  await expectNothingMoves(page, PAGES_OF_VISITOR);
});
