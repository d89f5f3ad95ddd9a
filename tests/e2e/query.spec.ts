import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { expect, test } from "./fixtures";
import { chips, filters, names, namesInSight, results, searchOf } from "./search-page";

const line = (page: Page) => page.getByRole("combobox", { name: "Typed search" });
const suggestions = (page: Page) => page.getByRole("listbox", { name: "Suggestions" });
const counted = (page: Page, cards: number) =>
  page.getByRole("main").getByText(`${cards} cards`, { exact: true });

test("a search is typed, corrected, seen in the form, and shared by its URL", async ({ page, newUser }) => {
  await page.goto("/crypt");
  await line(page).click();
  await expect(suggestions(page).getByRole("option", { name: "cap: Capacity" })).toBeVisible();
  await line(page).pressSequentially("ANI POT clan:nosferau cap<=5 ");
  await expect(suggestions(page)).toBeVisible();

  const fix = page.getByRole("button", { name: "Replace with nosferatu", exact: true });
  await expect(line(page)).toHaveAccessibleDescription(/“nosferau” is not known here/);
  await expectAccessible(page, "a problem of a typed search");
  await fix.click();
  await line(page).press("Escape");
  await line(page).blur();
  await expect(line(page)).toHaveValue("dis:ANI dis:POT cap<=5 clan:nosferatu");
  await expect(chips(page)).toContainText(["Animalism, superior", "Potence, superior", "Nosferatu"]);
  await expect(page.getByRole("button", { name: "Remove: capacity at most 5" })).toBeVisible();
  await expect(filters(page).getByRole("button", { name: "Potence, superior" })).toBeVisible();
  await expect(filters(page).getByRole("combobox", { name: "Capacity" })).toHaveValue("5");
  await expect(names(page)).toHaveText(["Horace Radcliffe"]);

  await filters(page).getByRole("button", { name: "Potence, superior" }).click();
  await expect(line(page)).toHaveValue("dis:ANI cap<=5 clan:nosferatu");
  await expect.poll(() => searchOf(page)).toHaveProperty("disciplines", { Animalism: 2 });

  const friend = await newUser();
  await friend.goto(page.url());
  await expect(names(friend)).toHaveText(await namesInSight(page));
  await line(friend).focus();
  await expect(line(friend)).toHaveValue("dis:ANI cap<=5 clan:nosferatu");
});

test("alternatives across criteria are a chip, and a link may have a typed search", async ({ page }) => {
  await page.goto(`/library?s=${encodeURIComponent("(t:combat dis:cel) or (t:reaction dis:aus)")}`);
  await expect(counted(page, 66)).toBeVisible();
  await expect.poll(() => new URL(page.url()).searchParams.has("s")).toBe(false);
  const unit = "(type:combat dis:cel) or (type:reaction dis:aus)";
  await expect(line(page)).toHaveValue(unit);
  expect(searchOf(page)).toEqual({ also: [unit] });
  await page.getByRole("button", { name: `Remove: ${unit}` }).click();
  await line(page).fill("type:master cap>=5");
  await expect.poll(() => searchOf(page)).toHaveProperty("capacity");
  await expect(line(page)).toHaveValue("type:master cap>=5");
});

test("a search of the address bar leads to the card or the search that is meant", async ({ page }) => {
  const search = (text: string) => page.goto(`/search?s=${encodeURIComponent(text)}`);
  await page.goto("/");
  const template = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="search"]');
    const description = await (await fetch(link?.href ?? "")).text();
    const xml = new DOMParser().parseFromString(description, "text/xml");
    return xml.querySelector("Url")?.getAttribute("template");
  });
  expect(new URL(template ?? "").pathname).toBe("/search");
  expect(template).toContain("?s={searchTerms}");

  await search("govern the unaligned");
  await expect(page).toHaveURL(/\/cards\/100845$/);
  await expect(page.getByRole("heading", { name: "Govern the Unaligned" })).toBeVisible();
  await search("ANI POT cap<=5");
  await expect(line(page)).toHaveValue("dis:ANI dis:POT cap<=5");
  await expect(page).toHaveURL(/\/crypt\?q=/);
  await search("t:event first:Gehenna");
  await expect(counted(page, 20)).toBeVisible();
  await expect(page).toHaveURL(/\/library\?q=/);
  await search("players>=50");
  await expect(page).toHaveURL(/\/twd\?q=/);
  await page.goBack();
  await expect(page).toHaveURL(/\/library\?q=/);
});

test("a search that belongs elsewhere is taken there whole", async ({ page }) => {
  await page.goto("/crypt");
  await line(page).fill("t:action clan:tremere ");
  await page.getByRole("link", { name: "Search there" }).click();
  await expect(line(page)).toHaveValue("type:action clan:tremere");
});

test("suggestions have counts, and are chosen by keyboard", async ({ page }) => {
  await page.goto("/library");
  await line(page).fill("t:comb");
  await expect(suggestions(page).getByRole("option", { name: /^t:combat \d+ results$/ })).toBeVisible();
  await expectAccessible(page, "suggestions of a typed search");
  await line(page).press("ArrowDown");
  await line(page).press("Enter");
  await expect(line(page)).toHaveValue("t:combat ");
});

test("how to type is a dialog that returns to the line", async ({ page }) => {
  await page.goto("/twd");
  await line(page).click();
  await page.getByRole("button", { name: "How to type a search" }).click();
  const help = page.getByRole("dialog", { name: "How to type a search" });
  await expect(help).toContainText("share.master");
  await expectAccessible(page, "how to type a search");
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();
});

test("phones have a row of marks, and search on Enter @phone", async ({ page }) => {
  await page.goto("/crypt");
  await line(page).tap();
  await line(page).pressSequentially("cap");
  const mark = page.getByRole("button", { name: "Insert <=" });
  await expect(mark).toHaveJSProperty("offsetHeight", 44);
  await mark.tap();
  await line(page).pressSequentially("3");
  await expectAccessible(page, "a typed search on a phone");
  await line(page).press("Enter");
  await expect(results(page)).toBeVisible();
  await expect(page.getByRole("button", { name: "Remove: capacity at most 3" })).toBeVisible();
});
