import { signUp } from "./account-page";
import {
  action,
  copiesOf,
  expectCounts,
  expectSaved,
  LEGAL,
  LIBRARY,
  makeDeck,
  openDeck,
  storedDeck,
} from "./deck-page";
import { expect, test } from "./fixtures";
import { dialog } from "./search-page";

test("editing a deck as a text is one undoable step", async ({ page }) => {
  await signUp(page);
  const id = await makeDeck(page, { author: "Zoë" });
  await openDeck(page, id);
  await action(page, "Edit as text").click();
  const edit = dialog(page, "Edit as text");
  const text = edit.getByLabel("Deck as text");
  const changes = edit.getByRole("region", { name: "Changes" });
  await expect(changes.getByText("No changes.")).toBeVisible();
  const before = await text.inputValue();
  await text.fill(
    before
      .replace("10x Deflection", "4x Deflection\n6x Villein\n1x Blod Dool")
      .replace(/.*Taste of Vitae.*\n/, "")
      .replace("Author: Zoë", "Author: Anna"),
  );
  await expect(changes.getByRole("listitem")).toContainText([
    "Author: Anna",
    "Deflection: 10 → 4",
    "Taste of Vitae: 8 → removed",
    "Villein: 0 → 6",
    "1x Blod Dool",
  ]);
  await expect(changes.getByText("1 line could not be read:")).toBeVisible();
  await expect(copiesOf(page, "Deflection")).toHaveValue("10");
  await edit.getByRole("button", { name: "Apply" }).click();
  await expect(edit).toBeHidden();
  await expectCounts(page, "12", "52 of 60-90");
  await expect(page.getByRole("textbox", { name: "Author" })).toHaveValue("Anna");
  await expectSaved(page);
  expect((await storedDeck(page, id)).cards).toEqual({
    ...without(LEGAL, LIBRARY["Taste of Vitae"].id),
    [LIBRARY.Deflection.id]: 4,
    102121: 6,
  });

  await page.keyboard.press("Control+z");
  await expectCounts(page, "12", "60");
  await expect(page.getByRole("textbox", { name: "Author" })).toHaveValue("Zoë");
  await expect(page.getByRole("button", { name: "Undo", exact: true })).toBeDisabled();
  await page.keyboard.press("Control+Shift+Z");
  await expectCounts(page, "12", "52 of 60-90");
  await page.keyboard.press("Control+z");
  await expectSaved(page);
  expect((await storedDeck(page, id)).cards).toEqual(LEGAL);
});

function without(cards: Readonly<Record<string, number>>, id: number): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(cards).filter(([card]) => card !== String(id)));
}
