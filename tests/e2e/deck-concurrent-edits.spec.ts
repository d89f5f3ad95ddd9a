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

test("edits in two tabs are merged, and both show the result", async ({ page, context }) => {
  await signUp(page);
  const id = await makeDeck(page);
  await openDeck(page, id);
  const other = await context.newPage();
  await openDeck(other, id);
  await test.step("edits in two tabs are merged, and nothing is applied twice", async () => {
    await Promise.all([setCopies(page, "Deflection", 3), setCopies(other, "Bonding", 4)]);
    for (const tab of [page, other]) {
      await expect(copiesOf(tab, "Deflection")).toHaveValue("3");
      await expect(copiesOf(tab, "Bonding")).toHaveValue("4");
      await expectCounts(tab, "12", "47 of 60-90");
      await expectSaved(tab);
    }
    expect((await storedDeck(page, id)).cards).toEqual(BOTH);
    // All edits are the user's own, so there is no notice.
    await expect(page.getByText(ELSEWHERE)).toBeHidden();
  });
  await test.step("two tabs change the same card alternately, and agree", async () => {
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

test("changes on another device are reported while editing, and both are merged", async ({
  page,
  newUser,
  errors,
}) => {
  // Edits of an older version are rejected first, and sent again for the new one.
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

  await test.step("a deck locked elsewhere rejects edits with a message", async () => {
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
