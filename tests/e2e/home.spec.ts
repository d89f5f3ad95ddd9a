import { expect, test } from "./fixtures";

test("the first page finds cards, sets, decks and searches in one field @everywhere", async ({ page }) => {
  await page.goto("/");
  const field = page.getByRole("combobox", { name: "Search cards, winning decks and sets" });
  const options = page.getByRole("listbox").getByRole("option");
  await test.step("each kind is a group, and a search says how many cards it finds", async () => {
    await field.fill("fifth edition");
    await expect(page.getByRole("group", { name: "Sets and precons" })).toContainText("Fifth Edition");
    const newest = page.getByRole("region", { name: "Newest winning decks" }).getByRole("listitem");
    const deck = newest.first().getByRole("link").first();
    const name = (await deck.textContent()) ?? "";
    await field.fill(name);
    await expect(page.getByRole("group", { name: "Winning decks" })).toContainText(name);
    await field.fill("bleed");
    await expect(options.filter({ hasText: "Crypt cards with “bleed”" })).toContainText(/\d+ cards/);
  });
  await test.step("the keys choose a card", async () => {
    await field.fill("govern the un");
    await expect(options.first()).toContainText("Govern the Unaligned");
    await field.press("ArrowDown");
    await expect(options.first()).toHaveAttribute("aria-selected", "true");
    await field.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Govern the Unaligned" })).toBeVisible();
  });
  await test.step("the newest set has a page with its cards", async () => {
    await page.goBack();
    await page.getByRole("link", { name: "Sabbat V5" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Sabbat V5" })).toBeVisible();
    await page.getByRole("link", { name: "Abbot", exact: true }).click();
    await expect(page.getByRole("dialog", { name: "Abbot" })).toBeVisible();
  });
});
