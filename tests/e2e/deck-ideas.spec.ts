import type { Locator, Page } from "@playwright/test";
import type { IdeasResponse } from "../../site/src/generated/api";
import { expectAccessible } from "./accessible";
import { asSharedUser, signUp } from "./account-page";
import { action, expectSaved, LEGAL, makeDeck, openDeck, storedDeck, tabTo } from "./deck-page";
import { expect, test } from "./fixtures";
import { dialog } from "./search-page";

/** A deck that is not stored. */
const IN_URL = `/decks/deck?name=Read%20only#${Object.entries(LEGAL)
  .map(([id, copies]) => `${id}=${copies}`)
  .join(";")}`;
const CALL = "**/api/deck/recommendation";

const ideas = (page: Page) => dialog(page, /^Card ideas/);
const crypt = (page: Page) => ideas(page).getByRole("list", { name: "Crypt", exact: true });
const winners = (page: Page) => page.locator("summary").filter({ hasText: "Similar winning decks" });

async function askFor(page: Page): Promise<void> {
  const actions = page.getByRole("button", { name: "Actions", exact: true });
  await expect(action(page, "Card ideas").or(actions)).toBeVisible();
  if (await actions.isVisible()) await actions.click();
  await action(page, "Card ideas").click();
}

/** Opens the ideas and returns the response of the server. */
async function openIdeas(page: Page): Promise<IdeasResponse> {
  const answer = page.waitForResponse(CALL);
  await askFor(page);
  await expect(crypt(page)).toBeVisible();
  return (await answer).json();
}

/** A site built without an archive has no winners and shows no percentages. */
async function expectPercentages(list: Locator, { learntFrom }: IdeasResponse): Promise<void> {
  const note = ideas(list.page()).getByText(/^This site has no winning decks/);
  await expect(note).toHaveCount(learntFrom === "products" ? 1 : 0);
  const shares = list.getByText(/\d+% of .* \(of [\d,]+ winning decks\)|most similar winning decks/);
  if (learntFrom === "products") await expect(shares).toHaveCount(0);
  else await expect(shares.first()).toBeVisible();
}

test("adding an idea to a deck @everywhere", async ({ page }) => {
  await signUp(page);
  const id = await makeDeck(page);
  await openDeck(page, id);
  const answer = await openIdeas(page);
  await expectPercentages(ideas(page), answer);
  await expect(ideas(page).getByRole("heading", { level: 4 }).first()).toBeVisible();

  const [best] = answer.crypt;
  if (!best) throw new Error("There is no idea for the crypt");
  const copies = best.copies ?? 1;
  const first = crypt(page).getByRole("listitem").first();
  const name = (await first.getByRole("link").first().textContent()) ?? "";
  await first.getByRole("button", { name: `Add ${copies} ${name}`, exact: true }).click();
  await expect(first.getByRole("status")).toHaveText(`${copies} × ${name}`);
  await first.getByRole("button", { name: `One more ${name}`, exact: true }).click();
  await expect(ideas(page).getByRole("button", { name: "Refresh for the current deck" })).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);

  await page.keyboard.press("Escape");
  await expectSaved(page);
  expect((await storedDeck(page, id)).cards[best.card]).toBe(copies + 1);
});

test("a read-only deck has ideas without add buttons, by keyboard only", async ({ page }) => {
  await page.goto(IN_URL);
  await expect(action(page, "Card ideas")).toBeVisible();
  await tabTo(page, action(page, "Card ideas"));
  const answer = page.waitForResponse(CALL);
  await page.keyboard.press("Enter");
  await expect(crypt(page)).toBeVisible();
  await expectPercentages(ideas(page), await (await answer).json());
  await expect(ideas(page).getByRole("button", { name: /^Add / })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(ideas(page)).toHaveCount(0);
  await expect(action(page, "Card ideas")).toBeFocused();
});

test("an empty deck gets staples", async ({ page }) => {
  await asSharedUser(page);
  await openDeck(page, await makeDeck(page, { name: "Empty", cards: {} }), "Empty");
  expect((await openIdeas(page)).staples).toBe(true);
  await expect(ideas(page).getByText(/^The deck is empty/)).toBeVisible();
  await expect(ideas(page).getByText("Dreams of the Sphinx", { exact: true })).toBeVisible();
});

test("a failed request and a missing network have messages, and can be retried", async ({
  page,
  context,
  errors,
}) => {
  errors.expected.push(/ERR_CONNECTION_FAILED/, /ERR_INTERNET_DISCONNECTED/);
  await page.goto(IN_URL);
  await page.route(CALL, (route) => route.abort("connectionfailed"));
  await askFor(page);
  await expect(ideas(page).getByRole("status")).toContainText("CONNECTION PROBLEM");
  await page.unroute(CALL);
  await context.setOffline(true);
  await ideas(page).getByRole("button", { name: "Try again" }).click();
  await expect(ideas(page).getByRole("status")).toContainText("OFFLINE");
  await context.setOffline(false);
  await ideas(page).getByRole("button", { name: "Try again" }).click();
  await expect(crypt(page)).toBeVisible();
});

test("similar winning decks on the deck page are loaded on demand @everywhere", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/deck/recommendation")) requested.push(request.method());
  });
  await page.goto(IN_URL);
  await expect(winners(page)).toBeVisible();
  expect(requested).toEqual([]);
  const response = page.waitForResponse(CALL);
  await winners(page).click();
  const answer: IdeasResponse = await (await response).json();
  expect(requested).toEqual(["POST"]);
  const { evidence, learntFrom } = answer;
  if (learntFrom === "products") {
    await expect(page.getByText("Not enough data: this site has no winning decks.")).toBeVisible();
    return;
  }
  await expect(page.getByText(`${evidence.decks} winning decks are similar to this one.`)).toBeVisible();
  const govern = page.getByRole("row").filter({ hasText: "Govern the Unaligned" });
  const playing = evidence.cards.find(({ card }) => card === 100845)?.playing ?? 0;
  await expect(govern).toContainText(`(${playing} of ${evidence.decks})`);
  // More than ten, as most winning decks play.
  await expect(page.getByRole("row").filter({ hasText: "Blood Doll" })).toContainText("more than usual");
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test("card ideas and evidence have no accessibility violations @everywhere", async ({ page }) => {
  await asSharedUser(page);
  await openDeck(page, await makeDeck(page));
  await winners(page).click();
  await expect(page.getByText(/winning decks are similar to this one|^Not enough data/)).toBeVisible();
  // A row that passes below a sticky header is a small target only until the page is scrolled.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page, "similar winning decks");
  await askFor(page);
  await expect(crypt(page)).toBeVisible();
  await expectAccessible(page, "card ideas");
});
