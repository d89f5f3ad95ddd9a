import { signUp } from "./account-page";
import { archiveUrl, deckName, decks } from "./archive-page";
import { makeDeck } from "./deck-page";
import { expect, test } from "./fixtures";
import { filters } from "./search-page";

test("authors find and mark new public decks at once, apart from their other decks; anonymous users have none", async ({
  page,
}) => {
  await test.step("anonymous users have no decks of their own", async () => {
    await page.goto(archiveUrl("pda", { src: "favorites" }));
    await expect(page.getByRole("alert").filter({ hasText: "when you are logged in" })).toBeVisible();
    await expect(filters(page).getByRole("combobox", { name: "Decks" })).toBeHidden();
  });
  await test.step("authors find and mark new public decks at once, apart from their other decks", async () => {
    await signUp(page);
    const open = await makeDeck(page, { name: "Shown to all", author: "Theo" });
    await makeDeck(page, { name: "Kept for me" });
    const answer = await page.request.post(`/api/pda/${open}`, {
      headers: { Origin: new URL(page.url()).origin },
    });
    expect(answer.status()).toBe(200);

    await page.goto(archiveUrl("pda", { src: "my" }));
    await expect(deckName(decks(page))).toHaveText(["Shown to all"]);
    await decks(page).getByRole("button", { name: "Favorite" }).click();
    await expect(decks(page).getByText("1 favorite", { exact: true })).toBeVisible();

    const source = filters(page).getByRole("combobox", { name: "Decks" });
    await source.selectOption("favorites");
    await expect(deckName(decks(page))).toHaveText(["Shown to all"]);
    await source.selectOption("my-nonpublic");
    await expect(deckName(decks(page))).toHaveText(["Kept for me"]);
  });
});
