import { waitForApp } from "./app-ready";
import {
  action,
  copiesOf,
  deckIdInUrl,
  deckSelector,
  expectSaved,
  LEGAL,
  makeDeck,
  openDeck,
  part,
  storedDeck,
} from "./deck-page";
import { expect, test } from "./fixtures";
import { LIBRARY_CARD, releaseCards, signUpInMode, VAMPIRE } from "./playtest-page";
import { dialog } from "./search-page";

/** The last vampire of the round; a release of it changes no other journey. */
const LAST = { id: 210012, name: "Placeholder Vampire Twelve" };
const RELEASED = { id: 201606, name: "Nathan Turner" };
const PASTED = `Deck Name: Pasted\n\nCrypt\n3x ${VAMPIRE.name}\n\nLibrary\n2x ${LIBRARY_CARD.name}\n`;

test("random cards, pasted lists and comparisons know the cards of the round", async ({ page }) => {
  await signUpInMode(page);
  await test.step("random cards", async () => {
    await page.goto("/cards");
    await waitForApp(page);
    // The last of all cards.
    await page.evaluate(() => {
      Math.random = () => 1 - Number.EPSILON;
    });
    await page.getByRole("button", { name: "Random crypt card" }).first().click();
    await expect(page.getByRole("heading", { name: LAST.name })).toBeVisible();
  });
  await test.step("pasted lists", async () => {
    await page.goto("/decks");
    await action(page, "New / Import").click();
    await dialog(page, "New / Import").getByRole("button", { name: "Import from text or file" }).click();
    const text = dialog(page, "Import from text or file");
    await text.getByLabel("Deck list").fill(PASTED);
    await expect(text.getByText("Crypt 3, library 2")).toBeVisible();
    await text.getByRole("button", { name: "Create deck" }).click();
    await expect(copiesOf(page, VAMPIRE.name)).toHaveValue("3");
    await expectSaved(page);
    const { cards } = await storedDeck(page, await deckIdInUrl(page));
    expect(cards).toEqual({ [VAMPIRE.id]: 3, [LIBRARY_CARD.id]: 2 });
    await deckSelector(page).click();
    await expect(page.getByRole("option", { name: "Pasted" })).toContainText("PLAYTEST");
  });
  await test.step("comparisons", async () => {
    await page.goto(`/diff/${new URL(page.url()).pathname.slice("/decks/".length)}/playtest:PA`);
    const line = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("link", { name: VAMPIRE.name, exact: true }) });
    await expect(line).toContainText("−1");
  });
});

test("a released card replaces the one in testing, and its owner reads what became of it", async ({
  page,
}, info) => {
  await signUpInMode(page);
  const deck = await makeDeck(page, { cards: { ...LEGAL, [LAST.id]: 3, [RELEASED.id]: 1 } });
  await openDeck(page, deck);
  await expect(copiesOf(page, LAST.name)).toHaveValue("3");
  const end = await releaseCards(page.url(), info.outputPath("round"), { [LAST.id]: RELEASED.id });
  try {
    await expect.poll(async () => (await storedDeck(page, deck)).cards[RELEASED.id]).toBe(4);
  } finally {
    end();
  }
  await page.reload();
  await expect(copiesOf(page, RELEASED.name)).toHaveValue("4");
  await expect(part(page, "Crypt")).not.toContainText("Placeholder");
  await page.getByText("What became of 1 playtest card", { exact: true }).click();
  await expect(
    page.getByText(`playtest card ${LAST.id} (3×) was released as ${RELEASED.name}.`),
  ).toBeVisible();
});
