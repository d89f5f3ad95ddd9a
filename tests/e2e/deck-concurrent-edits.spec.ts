import type { Page } from "@playwright/test";
import { expectSignedIn, logIn, newName, panel, signUp } from "./account-page";
import {
  copiesOf,
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

const ELSEWHERE = "This deck has also been changed on another device";
const BOTH = { ...LEGAL, [LIBRARY.Deflection.id]: 3, [LIBRARY.Bonding.id]: 4 };

test("two tabs edit one deck: both show both edits, and agree", async ({ page, context }) => {
  await signUp(page);
  const id = await makeDeck(page);
  await openDeck(page, id);
  const other = await context.newPage();
  await openDeck(other, id);
  await test.step("two tabs edit one deck: both show both edits, nothing is doubled", async () => {
    await Promise.all([setCopies(page, "Deflection", 3), setCopies(other, "Bonding", 4)]);
    for (const tab of [page, other]) {
      await expect(copiesOf(tab, "Deflection")).toHaveValue("3");
      await expect(copiesOf(tab, "Bonding")).toHaveValue("4");
      await expectCounts(tab, "12", "47 of 60-90");
      await expectSaved(tab);
    }
    expect((await storedDeck(page, id)).cards).toEqual(BOTH);
    // Nobody else was there: there is nothing to tell.
    await expect(page.getByText(ELSEWHERE)).toBeHidden();
  });
  await test.step("two tabs change the same card by turns, and agree", async () => {
    for (const [tab, copies] of [
      [page, 1],
      [other, 2],
      [page, 5],
      [other, 8],
    ] as const) {
      await setCopies(tab, "Deflection", copies);
      for (const one of [page, other]) await expect(copiesOf(one, "Deflection")).toHaveValue(String(copies));
    }
    await expectSaved(page);
    await expectSaved(other);
    expect((await storedDeck(page, id)).cards).toEqual({ ...BOTH, [LIBRARY.Deflection.id]: 8 });
  });
});

test("a change on another device is told to whoever edits here, and both are kept", async ({
  page,
  newUser,
  errors,
}) => {
  // What was meant for another state of the deck is refused first, and sent again for the new one.
  errors.expected.push(/status of 412 .*\/api\/deck\//);
  const name = newName();
  await signUp(page, name);
  const id = await makeDeck(page);
  await openDeck(page, id);
  const elsewhere = await onAnotherDevice(await newUser(), name);
  await openDeck(elsewhere, id);

  await setCopies(elsewhere, "Bonding", 4);
  await expectSaved(elsewhere);
  await setCopies(page, "Deflection", 3);
  const notice = page.getByRole("status").filter({ hasText: ELSEWHERE });
  await expect(notice).toContainText("Bonding");
  await expect(copiesOf(page, "Bonding")).toHaveValue("4");
  await expectSaved(page);
  expect((await storedDeck(page, id)).cards).toEqual(BOTH);
  await notice.getByRole("button", { name: "Dismiss" }).click();
  await expect(notice).toBeHidden();

  await elsewhere.reload();
  await expect(copiesOf(elsewhere, "Deflection")).toHaveValue("3");

  await test.step("a deck that is locked there takes no edit here, and says so", async () => {
    errors.expected.push(/status of 4\d\d .*\/api\/deck\//);
    await elsewhere.getByRole("list", { name: "Actions" }).getByRole("button", { name: "Lock" }).click();
    await expect(elsewhere.getByTitle("Locked")).toBeVisible();
    await expectSaved(elsewhere);

    await setCopies(page, "Deflection", 5);
    await expect(page.getByRole("alert").filter({ hasText: "The deck is locked." })).toBeVisible();
    expect((await storedDeck(page, id)).cards).toEqual(BOTH);
  });
});

async function onAnotherDevice(page: Page, name: string): Promise<Page> {
  await page.goto("/account");
  await logIn(panel(page, "Login"), name);
  await expectSignedIn(page, name);
  return page;
}
