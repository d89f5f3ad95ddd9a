import type { Locator, Page } from "@playwright/test";
import { isPhone, testAccessibility } from "./accessible";
import { signUp } from "./account-page";
import { waitForApp } from "./app-ready";
import { expectBriefMessage } from "./brief-message";
import { action, expectCounts, makeDeck, openDeck, setCopies, tabTo } from "./deck-page";
import { expect, test } from "./fixtures";
import { dialog } from "./search-page";

const PRECON = "/decks/KoT:PT";
const NAME = "Keepers of Tradition: Toreador";

const draw = (page: Page) => dialog(page, /^Draw: /);
const pile = (page: Page, name: string) => draw(page).getByRole("list", { name, exact: true });
const seed = (page: Page) => draw(page).getByRole("textbox", { name: "Seed" });
const step = (page: Page, name: string) => draw(page).getByRole("button", { name, exact: true });
const plays = (list: Locator) => list.getByRole("button", { name: /^Play / });

/** Cards of a pile in order, each with its copies. */
async function cards(page: Page, name: string): Promise<readonly string[]> {
  return pile(page, name)
    .getByRole("listitem")
    .evaluateAll((items) =>
      items.map(
        (item) => item.querySelector("b, a")?.textContent + (item.querySelector("a")?.textContent ?? ""),
      ),
    );
}

async function expectSizes(page: Page, crypt: string, library: string): Promise<void> {
  await expect(draw(page).getByRole("heading", { name: /^Uncontrolled/ })).toHaveAccessibleName(crypt);
  await expect(draw(page).getByRole("heading", { name: /^Hand/ })).toHaveAccessibleName(library);
}

async function open(page: Page): Promise<void> {
  if (isPhone(page)) await page.getByRole("button", { name: "Actions", exact: true }).click();
  await action(page, "Draw cards").click();
  await expect(dialog(page, `Draw: ${NAME}`)).toBeVisible();
}

test("an anonymous user draws from a precon", async ({ page }) => {
  await page.goto(PRECON);
  await open(page);
  await expectSizes(page, "Uncontrolled 4 drawn, 8 left", "Hand 7 drawn, 70 left");
  await expect(draw(page).getByText(/^[1-4] starting transfers?$/)).toBeVisible();
  const hand = await cards(page, "Hand");

  await plays(pile(page, "Uncontrolled")).first().click();
  await expectSizes(page, "Uncontrolled 3 drawn, 8 left", "Hand 7 drawn, 70 left");
  await expect(pile(page, "Controlled").getByRole("listitem")).toHaveCount(1);
  await plays(pile(page, "Hand")).first().click();
  await plays(pile(page, "Hand")).first().click();
  await expectSizes(page, "Uncontrolled 3 drawn, 8 left", "Hand 7 drawn, 68 left");
  await expect(pile(page, "Ash heap").getByRole("listitem")).toHaveCount(2);
  await pile(page, "Ash heap")
    .getByRole("button", { name: /^Return / })
    .first()
    .click();
  await expectSizes(page, "Uncontrolled 3 drawn, 8 left", "Hand 8 drawn, 68 left");
  await step(page, "Draw the whole library").click();
  await expectSizes(page, "Uncontrolled 3 drawn, 8 left", "Hand 76 drawn, 0 left");
  await expect(step(page, "+1 card in hand")).toBeDisabled();
  for (let steps = 5; steps > 0; steps -= 1) await step(page, "Undo").click();
  await expect.poll(() => cards(page, "Hand")).toEqual(hand);
  await expect(step(page, "Undo")).toBeDisabled();

  // Opening a card or the deck does not end the game.
  await plays(pile(page, "Hand")).first().click();
  const after = await cards(page, "Hand");
  await pile(page, "Hand").getByRole("link").first().click();
  await expect(draw(page)).toBeHidden();
  await page.goBack();
  await expect.poll(() => cards(page, "Hand")).toEqual(after);
  await page.goBack();
  await expect(draw(page)).toBeHidden();
  await expectCounts(page, "12", "77");
  await open(page);
  await expect.poll(() => cards(page, "Hand")).toEqual(after);
  await expect(pile(page, "Ash heap").getByRole("listitem")).toHaveCount(1);
});

test("sharing a draw by its URL", async ({ page, newUser, baseURL }) => {
  await page.goto(PRECON);
  await open(page);
  await step(page, "Re-draw the crypt").click();
  await expectSizes(page, "Uncontrolled 4 drawn, 8 left", "Hand 7 drawn, 70 left");
  const hands = [await cards(page, "Uncontrolled"), await cards(page, "Hand")];
  await expectBriefMessage(draw(page).getByRole("button", { name: "Copied" }), () =>
    step(page, "Copy the URL of this draw").click(),
  );
  const url = await page.evaluate(() => navigator.clipboard.readText());
  expect(url).toBe(`${baseURL}${PRECON}?draw=${await seed(page).inputValue()}`);

  const friend = await newUser();
  const drawn = async () => [await cards(friend, "Uncontrolled"), await cards(friend, "Hand")];
  await friend.goto(url);
  await expect(draw(friend)).toBeVisible();
  await expect.poll(drawn).toEqual(hands);
  await friend.keyboard.press("Escape");
  await expect(draw(friend)).toBeHidden();
  await expect(friend).toHaveURL(`${baseURL}${PRECON}`);

  // Typing the seed has the same result.
  await friend.goto(PRECON);
  await open(friend);
  await seed(friend).fill((await seed(page).inputValue()).toLowerCase());
  await seed(friend).press("Enter");
  await expect.poll(drawn).toEqual(hands);
});

test("drawing, playing, undoing and closing by keyboard only", async ({ page }) => {
  await page.goto(PRECON);
  await waitForApp(page);
  await tabTo(page, action(page, "Draw cards"), { max: 300 });
  await page.keyboard.press("Enter");
  await expect(draw(page)).toBeVisible();
  await tabTo(page, plays(pile(page, "Hand")).nth(1));
  await page.keyboard.press("Enter");
  await expect(pile(page, "Ash heap").getByRole("listitem")).toHaveCount(1);
  await expect(pile(page, "Hand").locator(":focus")).toHaveAccessibleName(/^Play /);
  await page.keyboard.press("Enter");
  await expect(pile(page, "Ash heap").getByRole("listitem")).toHaveCount(2);
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await expect(pile(page, "Ash heap")).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(draw(page)).toBeHidden();
  await expect(action(page, "Draw cards")).toBeFocused();
});

test("odds, and a deck that is too small", async ({ page }) => {
  await test.step("a thousand hands are shown beside the odds", async () => {
    await page.goto(`${PRECON}?draw=elysium`);
    await step(page, "Opening hand odds").click();
    const types = draw(page).getByRole("table", { name: "Types: 7 of 77 cards" });
    const masters = types.getByRole("row", { name: /^Master/ }).getByRole("cell");
    // 1 − C(67,7)/C(77,7) for 10 masters.
    await expect(masters).toHaveText(["10", "64%", /^\d+%$/]);
    await step(page, "Draw 1,000 hands").click();
    await expect(draw(page).getByText("1,000 hands drawn.")).toBeVisible();
    await expect(masters).toHaveCount(4);
    const found = Number((await masters.nth(2).textContent())?.replace("%", ""));
    expect(Math.abs(found - 64)).toBeLessThan(7);
  });
  await test.step("a deck that is too small has a message", async () => {
    await page.goto("/decks/deck?name=Small&draw=elysium#201613=3;100518=60");
    await expect(dialog(page, "Draw: Small")).toBeVisible();
    await expect(draw(page).getByRole("alert")).toHaveText("NOT ENOUGH CARDS FOR INITIAL DRAW");
    await page.keyboard.press("Escape");
    await expect(draw(page)).toBeHidden();
    await expectCounts(page, "3 of 12+", "60");
  });
});

test("undoing a step of the draw does not undo edits of the deck", async ({ page }) => {
  await signUp(page);
  await openDeck(page, await makeDeck(page));
  await setCopies(page, "Deflection", 11);
  await expectCounts(page, "12", "61");
  await action(page, "Draw cards").click();
  await expectSizes(page, "Uncontrolled 4 drawn, 8 left", "Hand 7 drawn, 54 left");
  await step(page, "+1 card in hand").click();
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await expectSizes(page, "Uncontrolled 4 drawn, 8 left", "Hand 7 drawn, 54 left");
  await page.keyboard.press("Escape");
  await expectCounts(page, "12", "61");
});

test("a draw fits a phone @phone", async ({ page }) => {
  await page.goto(PRECON);
  await open(page);
  const box = await plays(pile(page, "Hand")).first().boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  const overflowWidth = () => draw(page).evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(await overflowWidth()).toBe(0);
  await plays(pile(page, "Hand")).first().tap();
  await expect(pile(page, "Ash heap").getByRole("listitem")).toHaveCount(1);
  await step(page, "Opening hand odds").tap();
  await step(page, "Draw 1,000 hands").tap();
  await expect(draw(page).getByText("1,000 hands drawn.")).toBeVisible();
  expect(await overflowWidth()).toBe(0);
});

testAccessibility([
  {
    name: "a draw with its odds",
    path: `${PRECON}?draw=elysium`,
    open: async (page) => {
      await plays(pile(page, "Hand")).first().click();
      await plays(pile(page, "Uncontrolled")).first().click();
      await step(page, "Opening hand odds").click();
      await step(page, "Draw 1,000 hands").click();
      await expect(draw(page).getByText("1,000 hands drawn.")).toBeVisible();
    },
  },
]);
