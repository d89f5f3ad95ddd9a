import { signUp } from "./account-page";
import { waitForApp } from "./app-ready";
import {
  addField,
  CRYPT,
  copiesOf,
  deckIdInUrl,
  deckSelector,
  expectCounts,
  expectSaved,
  found,
  LEGAL,
  LIBRARY,
  makeDeck,
  openDeck,
  part,
  setCopies,
  storedDeck,
  tabTo,
} from "./deck-page";
import { expect, test } from "./fixtures";
import { dialog } from "./search-page";

test("building a legal deck by keyboard only", async ({ page }) => {
  // Every card is reached by Tab.
  test.slow();
  await signUp(page);
  await page.goto("/decks");
  await waitForApp(page);
  await page.keyboard.press("n");
  await expect(dialog(page, "New / Import").getByRole("button", { name: "Create new deck" })).toBeFocused();
  await page.keyboard.press("Enter");
  const id = await deckIdInUrl(page);
  await expect(page.getByRole("textbox", { name: "Deck name" })).toBeFocused();
  await page.keyboard.type("By keyboard");
  await page.keyboard.press("Enter");
  await expectCounts(page, "0 of 12+", "0 of 60-90");

  for (const [kind, key, cards] of [
    ["Crypt", "c", CRYPT],
    ["Library", "l", LIBRARY],
  ] as const) {
    await page.getByRole("link", { name: "Skip to content" }).focus();
    await page.keyboard.press(key);
    await expect(addField(page, kind)).toBeFocused();
    for (const [name, { copies }] of Object.entries(cards)) {
      await tabTo(page, addField(page, kind), { key: "Shift+Tab" });
      await page.keyboard.type(name);
      await expect(found(page).first()).toContainText(name);
      await page.keyboard.press("Enter");
      await expect(addField(page, kind)).toBeFocused();
      await tabTo(page, copiesOf(page, name));
      await page.keyboard.type(String(copies));
      await page.keyboard.press("Enter");
    }
  }

  await expectCounts(page, "12", "60");
  await expect(part(page, "Crypt").getByText("G5-6", { exact: true })).toBeVisible();
  await expect(part(page, "Crypt").getByText("GROUPS")).toBeHidden();
  await expectSaved(page);
  expect(await storedDeck(page, id)).toMatchObject({ name: "By keyboard", cards: LEGAL });
  await page.reload();
  await expectCounts(page, "12", "60");
  await expect(deckSelector(page)).toHaveValue("By keyboard");
});

test("a crypt with incompatible groups has a warning; edits are undone and redone by keys", async ({
  page,
}) => {
  await test.step("a crypt with incompatible groups has a warning", async () => {
    await signUp(page);
    await openDeck(page, await makeDeck(page));
    await addField(page, "Crypt").fill("Anson");
    await expect(found(page).first()).toContainText("Anson");
    await addField(page, "Crypt").press("Enter");
    await expect(part(page, "Crypt").getByText("GROUPS")).toBeVisible();
    await setCopies(page, "Anson", 0);
    await expect(part(page, "Crypt").getByText("GROUPS")).toBeHidden();
    await expect(page.getByRole("list", { name: /^Side crypt/ }).getByRole("listitem")).toHaveCount(1);
    await expectSaved(page);
  });
  await test.step("edits are undone and redone by keys", async () => {
    const id = await makeDeck(page);
    await openDeck(page, id);
    await setCopies(page, "Deflection", 3);
    await setCopies(page, "Blood Doll", 2);
    await expectCounts(page, "12", "45 of 60-90");
    await page.keyboard.press("Control+z");
    await expect(copiesOf(page, "Blood Doll")).toHaveValue("10");
    await page.keyboard.press("Control+z");
    await expect(copiesOf(page, "Deflection")).toHaveValue("10");
    await page.keyboard.press("Control+Shift+Z");
    await expect(copiesOf(page, "Deflection")).toHaveValue("3");
    await expectCounts(page, "12", "53 of 60-90");
    await expect(page.getByRole("button", { name: "Redo", exact: true })).toBeEnabled();
    await expectSaved(page);
    expect((await storedDeck(page, id)).cards).toEqual({ ...LEGAL, [LIBRARY.Deflection.id]: 3 });
  });
});
