import type { Locator, Page } from "@playwright/test";
import { isPhone, testAccessibility } from "./accessible";
import { asSharedUser, signUp } from "./account-page";
import {
  action,
  addField,
  deckIdInUrl,
  expectCounts,
  expectSaved,
  found,
  LEGAL,
  makeDeck,
  openDeck,
  part,
  setCopies,
  storedDeck,
} from "./deck-page";
import { expect, test } from "./fixtures";

const BELL = 201613;
const DOLL = 100199;
const ABBOT = 100006;
/** One Theo Bell fewer, two Abbots more. */
const CHANGES = `${BELL}=4-1;${ABBOT}=0+2`;

const line = (page: Page, card: string): Locator =>
  page.getByRole("listitem").filter({ has: page.getByRole("link", { name: card, exact: true }) });
const apply = (page: Page, card: string): Locator =>
  page.getByRole("button", { name: `Apply the change: ${card}`, exact: true });

test("an anonymous user proposes changes; the owner applies one, then all, and undoes them", async ({
  page,
  newUser,
}) => {
  await signUp(page);
  const id = await makeDeck(page);
  const reader = await newUser();
  await openDeck(reader, id);
  await action(reader, "Review").click();
  await expect(reader.getByRole("heading", { level: 1, name: "Review of Legal" })).toBeVisible();
  await expect(reader.getByText("Nothing proposed yet.")).toBeVisible();
  await setCopies(reader, "Theo Bell (G6)", 3);
  await addField(reader, "Library").fill("abbot");
  await found(reader)
    .filter({ hasText: /^Abbot/ })
    .first()
    .click();
  await setCopies(reader, "Abbot", 2);
  await expect(reader).toHaveURL(new RegExp(`/review/${id}#${CHANGES.replaceAll("+", "\\+")}$`));
  await expect(reader.getByText("2 cards to change.")).toBeVisible();
  await reader.keyboard.press("Control+z");
  await expect(reader).toHaveURL(new RegExp(`#${BELL}=4-1;${ABBOT}=0\\+1$`));
  await reader.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(reader.getByText("1 card to change.")).toBeVisible();
  await reader.keyboard.press("Control+Shift+z");
  await reader.keyboard.press("Control+y");
  await expect(reader.getByText("2 cards to change.")).toBeVisible();
  // All of this is one entry of the history: back leads to the deck, forward to the proposal.
  await reader.goBack();
  await expect(reader).toHaveURL(new RegExp(`/decks/${id}$`));
  await reader.goForward();
  await expect(reader.getByText("2 cards to change.")).toBeVisible();
  await expect(reader.getByRole("button", { name: "Apply all" })).toHaveCount(0);
  expect((await storedDeck(page, id)).cards).toEqual(LEGAL);

  await page.goto(reader.url());
  await expect(line(page, "Theo Bell (G6)")).toContainText("4 → 3");
  await expect(line(page, "Conditioning")).toHaveCount(0);
  await apply(page, "Abbot").click();
  await expect(page.getByText("1 card to change.")).toBeVisible();
  await expectSaved(page);
  expect((await storedDeck(page, id)).cards).toEqual({ ...LEGAL, [ABBOT]: 2 });
  await page.getByRole("button", { name: "Apply all" }).click();
  await expect(page.getByText("2 proposed changes are already applied.")).toBeVisible();
  await expectSaved(page);
  expect((await storedDeck(page, id)).cards).toEqual({ ...LEGAL, [ABBOT]: 2, [BELL]: 3 });
  await page.reload();
  await expect(page.getByText("2 proposed changes are already applied.")).toBeVisible();
});

test("applying all changes is one undoable step", async ({ page }) => {
  await signUp(page);
  const id = await makeDeck(page);
  await page.goto(`/review/${id}#${CHANGES}`);
  await page.getByRole("button", { name: "Apply all" }).click();
  await expectSaved(page);
  expect((await storedDeck(page, id)).cards).toEqual({ ...LEGAL, [ABBOT]: 2, [BELL]: 3 });
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.getByText("2 cards to change.")).toBeVisible();
  await expect.poll(async () => (await storedDeck(page, id)).cards).toEqual(LEGAL);
});

test("a proposal is saved as a deck with a link to its original", async ({ page, newUser }) => {
  await signUp(page);
  const id = await makeDeck(page);
  const reader = await newUser();
  await signUp(reader);
  await reader.goto(`/review/${id}#${CHANGES}`);
  await reader.getByRole("button", { name: "Save as a deck" }).click();
  const saved = await deckIdInUrl(reader);
  await expectCounts(reader, "11 of 12+", "62");
  const proposal = (await (await reader.request.get(`/api/deck/${saved}`)).json()) as Record<string, unknown>;
  expect(proposal).toMatchObject({ reviewOf: id, name: "Review of Legal", description: "" });
  await page.goto(`/review/${saved}`);
  await expect(page).toHaveURL(new RegExp(`/review/${id}#`));
  await expect(page.getByText("2 cards to change.")).toBeVisible();
  await page.getByRole("button", { name: "Apply all" }).click();
  await expectSaved(page);
  expect((await storedDeck(page, id)).cards).toEqual({ ...LEGAL, [ABBOT]: 2, [BELL]: 3 });
  expect((await storedDeck(page, saved)).cards).toEqual({ ...LEGAL, [ABBOT]: 2, [BELL]: 3 });
});

test("unreadable parts of a link are listed, and the rest is shown @everywhere", async ({ page }) => {
  await page.goto(`/review/V5:PTr#${DOLL}=+2;garbage;300000=+1`);
  await expect(page.getByRole("alert")).toHaveText(
    "2 parts of this link could not be read: garbage; 300000=+1",
  );
  await expect(line(page, "Blood Doll")).toContainText("0 → 2");
  await expect(page).toHaveURL(new RegExp(`#${DOLL}=0\\+2$`));
  await page.getByRole("button", { name: "Discard the change: Blood Doll" }).click();
  await expect(page.getByText("Nothing proposed yet.")).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  if (isPhone(page)) {
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  }
});

testAccessibility([
  {
    name: "changes of a precon",
    path: `/review/V5:PTr#${DOLL}=0+2;201606=0+1`,
    open: (page) => expect(part(page, "Library").getByRole("link").first()).toBeVisible(),
  },
  {
    name: "changes of one's own deck",
    open: async (page) => {
      await asSharedUser(page);
      await page.goto(`/review/${await makeDeck(page)}#${CHANGES}`);
      await expect(apply(page, "Abbot")).toBeVisible();
    },
  },
]);
