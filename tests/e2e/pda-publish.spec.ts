import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { signUp } from "./account-page";
import {
  action,
  deckIdInUrl,
  expectCounts,
  expectSaved,
  LEGAL,
  LIBRARY,
  makeDeck,
  openDeck,
  setCopies,
  storedDeck,
} from "./deck-page";
import { expect, test } from "./fixtures";
import { dialog } from "./search-page";

const SIZE = "Public Deck must have 12-35 crypt and 60-90 library cards";

/** Publishes the shown deck and opens its copy; returns the id of the copy. */
async function publish(page: Page, name: string): Promise<string> {
  await action(page, "Make public").click();
  const confirmation = dialog(page, `Make “${name}” public?`);
  await confirmation.getByRole("button", { name: "Make public" }).click();
  await expect(confirmation).toBeHidden();
  const own = page.url();
  await action(page, "Go to public deck").click();
  await expect(page).not.toHaveURL(own);
  return deckIdInUrl(page);
}

/** Ids of the decks in the published files. */
async function published(page: Page): Promise<readonly string[]> {
  const files = `${new URL(page.url()).origin}/data/pda`;
  const answer = await page.request.get(`${files}/index`);
  if (!answer.ok()) return [];
  const { base, delta } = (await answer.json()) as { base: string; delta?: string };
  const read = async (file: string): Promise<Published> =>
    (await page.request.get(`${files}/${file}`)).json();
  const [all, newer] = [await read(base), delta === undefined ? undefined : await read(delta)];
  const removed = new Set(newer?.removed);
  return [...all.decks.ids, ...(newer?.decks.ids ?? [])].filter((id) => !removed.has(id));
}

interface Published {
  readonly decks: { readonly ids: readonly string[] };
  readonly removed?: readonly string[];
}

test("a deck is published, synced on request, and unpublished", async ({ page }) => {
  await signUp(page);
  const deck = await makeDeck(page, { name: "Malk 22", author: "Theo" });
  await openDeck(page, deck, "Malk 22");
  const copy = await publish(page, "Malk 22");
  await expect(page.getByText("Public copy", { exact: true })).toBeVisible();
  await expect(page.getByRole("spinbutton")).toHaveCount(0);
  await expect(action(page, "Delete")).toBeHidden();
  await expect(action(page, "Hide in the selector")).toBeHidden();

  await action(page, "Go to main deck").click();
  await expect(page).toHaveURL(new RegExp(`/decks/${deck}$`));
  await setCopies(page, "Conditioning", 12);
  await setCopies(page, "Bonding", 0);
  await expectSaved(page);
  await expect.poll(async () => (await storedDeck(page, copy)).cards).toEqual(LEGAL);

  await action(page, "Sync public deck").click();
  const confirmation = dialog(page, "Sync the public copy of “Malk 22”?");
  await expect(confirmation.getByText("+2x Conditioning")).toBeVisible();
  await expect(confirmation.getByText("−10x Bonding")).toBeVisible();
  // Fifty-two cards are too few to publish.
  await expect(confirmation.getByRole("alert")).toHaveText(SIZE);
  await expectAccessible(page, "changes of a public copy");
  await confirmation.getByRole("button", { name: "Cancel" }).click();
  await expect(confirmation).toBeHidden();
  await setCopies(page, "Deflection", 18);
  await expectSaved(page);
  await action(page, "Sync public deck").click();
  await confirmation.getByRole("button", { name: "Sync public deck" }).click();
  await expect(confirmation).toBeHidden();
  const synced = (await storedDeck(page, copy)).cards;
  expect(synced[LIBRARY.Deflection.id]).toBe(18);
  expect(synced[LIBRARY.Bonding.id]).toBeUndefined();
  await action(page, "Sync public deck").click();
  await expect(confirmation.getByRole("status")).toHaveText("The public copy is up to date.");
  await confirmation.getByRole("button", { name: "Close" }).last().click();

  await action(page, "Go to public deck").click();
  await expectCounts(page, "12", "60");
  await action(page, "Remove from public").click();
  const leaving = dialog(page, "Remove “Malk 22” from public decks?");
  await leaving.getByRole("button", { name: "Remove from public" }).click();
  await expect(page).toHaveURL(new RegExp(`/decks/${deck}$`));
  await expect(action(page, "Make public")).toBeVisible();
  expect((await page.request.get(`/api/pda/${copy}`)).status()).toBe(400);
});

test("decks that are too small, too large or have playtest cards cannot be published", async ({ page }) => {
  await signUp(page);
  const cards = { ...LEGAL, [LIBRARY.Deflection.id]: 41 };
  await openDeck(page, await makeDeck(page, { cards }));
  await action(page, "Make public").click();
  const confirmation = dialog(page, "Make “Legal” public?");
  await expect(confirmation.getByRole("alert")).toHaveText(SIZE);
  await expect(confirmation.getByRole("button", { name: "Make public" })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await expectAccessible(page, "reasons against publishing a deck");
});

/** Searches the public archive. */
async function search(page: Page, q: object): Promise<void> {
  await page.goto(`/pda?q=${encodeURIComponent(JSON.stringify(q))}`);
}
const row = (page: Page, name: string) =>
  page.getByRole("article").filter({ has: page.getByRole("link", { name, exact: true }) });

test("the author finds a new public deck at once, other users soon, and they mark it", async ({
  page,
  newUser,
}) => {
  const author = `Author ${Date.now()}`;
  await signUp(page);
  await openDeck(page, await makeDeck(page, { name: "Marked", author }), "Marked");
  const copy = await publish(page, "Marked");
  await search(page, { author });
  await expect(row(page, "Marked")).toBeVisible();
  await search(page, { src: "my" });
  await expect(row(page, "Marked")).toBeVisible();

  const other = await newUser();
  await signUp(other);
  await expect.poll(() => published(other), { timeout: 60_000 }).toContain(copy);
  await search(other, { author });
  const found = row(other, "Marked");
  await found.getByRole("button", { name: "Favorite" }).click();
  await expect(found.getByText("1 favorite", { exact: true })).toBeVisible();
  await search(other, { src: "favorites" });
  await found.getByRole("link", { name: "Marked", exact: true }).click();
  await expect(other).toHaveURL(new RegExp(`/decks/${copy}$`));
  await expect(action(other, "Sync public deck")).toBeHidden();
  await action(other, "Remove from favorites").click();
  await expect(action(other, "Add to favorites")).toBeVisible();

  await openDeck(page, copy, "Marked");
  await action(page, "Remove from public").click();
  const leaving = dialog(page, "Remove “Marked” from public decks?");
  await leaving.getByRole("button", { name: "Remove from public" }).click();
  await expect(leaving).toBeHidden();
  await search(page, { author });
  await expect(page.getByRole("main")).toBeVisible();
  await expect(row(page, "Marked")).toHaveCount(0);
  await expect.poll(() => published(other), { timeout: 60_000 }).not.toContain(copy);
});

test("publishing without a server changes nothing and can be retried", async ({ page, errors }) => {
  errors.expected.push(/ERR_FAILED/);
  await signUp(page);
  const deck = await makeDeck(page);
  await openDeck(page, deck);
  await page.route("**/api/pda/*", (route) => route.abort());
  await action(page, "Make public").click();
  const confirmation = dialog(page, "Make “Legal” public?");
  await confirmation.getByRole("button", { name: "Make public" }).click();
  await expect(confirmation.getByRole("alert")).toHaveText("CONNECTION PROBLEM");
  await page.unroute("**/api/pda/*");
  await confirmation.getByRole("button", { name: "Make public" }).click();
  await expect(confirmation).toBeHidden();
  await expect(action(page, "Remove from public")).toBeVisible();
});
