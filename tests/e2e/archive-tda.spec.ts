import { decks, total } from "./archive-page";
import { expect, test } from "./fixtures";
import { filters, searchOf } from "./search-page";

test("opening a tournament, searching and reading its decks, with charts", async ({ page }) => {
  await test.step("opening a tournament and searching its decks updates the charts", async () => {
    await page.goto("/tda");
    await page.getByRole("main").getByRole("listitem").getByRole("link").first().click();
    await expect(page).toHaveURL(/\/tda\/[^/?]+$/);
    await expect(page.getByText(/rounds \+ final$/)).toBeVisible();
    await expect(page.getByRole("table")).toHaveCount(2);

    await filters(page).getByRole("combobox", { name: "Worst" }).selectOption("5");
    await expect.poll(() => total(page)).toBeLessThanOrEqual(5);
    await expect.poll(() => searchOf(page)).toEqual({ rank: { from: "5" } });
    await expect(
      decks(page)
        .first()
        .getByText(/^place [1-5]$/),
    ).toBeVisible();

    await filters(page).getByRole("combobox", { name: "Event", exact: true }).selectOption("0,0");
    await filters(page).getByRole("combobox", { name: "Reaction", exact: true }).selectOption("30,100");
    await filters(page).getByRole("combobox", { name: "Combat", exact: true }).selectOption("30,100");
    await filters(page).getByRole("combobox", { name: "Action", exact: true }).selectOption("15,100");
    await filters(page)
      .getByRole("combobox", { name: "Action Modifier", exact: true })
      .selectOption("30,100");
    await expect(page.getByRole("main").getByText("NO DECKS FOUND", { exact: true })).toBeVisible();
    await page.getByRole("link", { name: "Close event" }).click();
    await expect(page).toHaveURL(/\/tda$/);
  });
  await test.step("a deck of a tournament is read from its URL", async () => {
    await page.getByRole("main").getByRole("listitem").getByRole("link").first().click();
    await decks(page).first().getByRole("link", { name: "Open deck" }).click();
    await expect(page).toHaveURL(/\/decks\/deck\?.*#/);
    await expect(page.getByRole("region", { name: /^Library \[/ })).toBeVisible();
  });
  await test.step("an unknown event is reported", async () => {
    await page.goto("/tda/nosuchevent");
    await expect(page.getByText("NO DATA AVAILABLE FOR EVENT #nosuchevent", { exact: true })).toBeVisible();
  });
});
