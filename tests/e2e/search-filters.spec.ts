import { expect, test } from "./fixtures";
import { filters, searchUrl } from "./search-page";

const CAMARILLA = searchUrl("crypt", { sect: { value: ["camarilla"], logic: "or" } });

test("sections of the filters fold, and their badges count what is active", async ({ page }) => {
  await page.goto(CAMARILLA);
  const title = (name: string) => filters(page).locator("summary", { hasText: name });
  await expect(title("Properties")).toHaveText("Properties1");
  await filters(page).getByRole("button", { name: "Group 2" }).click();
  await expect(title("Properties")).toHaveText("Properties2");
  await expect(title("Disciplines")).toHaveText("Disciplines");
  await expect(filters(page).getByRole("combobox", { name: "Sect" })).toBeVisible();
  await title("Properties").click();
  await expect(filters(page).getByRole("combobox", { name: "Sect" })).toBeHidden();
  await expect(title("Properties")).toHaveText("Properties2");
});

test("a box says how many cards a search with it finds", async ({ page }) => {
  await page.goto(CAMARILLA);
  const prince = filters(page).locator("label", { hasText: /^Prince\d+$/ });
  const count = /\d+/.exec((await prince.textContent()) ?? "")?.[0];
  expect(Number(count)).toBeGreaterThan(50);
  await prince.click();
  await expect(page.getByRole("main").getByText(`${count} cards`, { exact: true })).toBeVisible();
  // With this box, the others say how many it would be with either.
  const justicar = filters(page).locator("label", { hasText: /^Justicar\d+$/ });
  await expect(async () => {
    const either = /\d+/.exec((await justicar.textContent()) ?? "")?.[0];
    expect(Number(either)).toBeGreaterThan(Number(count));
  }).toPass();
});

test("an option of a list and a discipline say how many cards a search with it finds", async ({ page }) => {
  await page.goto(CAMARILLA);
  const animalism = filters(page).getByRole("button", { name: "Animalism" });
  await expect(animalism).toHaveAttribute("title", /^Animalism \(\d+\)$/);
  const skilled = /\d+/.exec((await animalism.getAttribute("title")) ?? "")?.[0];
  await filters(page).getByRole("combobox", { name: "Clan" }).click();
  const nosferatu = page.getByRole("option", { name: "Nosferatu", exact: true });
  await expect(nosferatu).toHaveText(/^Nosferatu\d+$/);
  const count = /\d+/.exec((await nosferatu.textContent()) ?? "")?.[0];
  await nosferatu.click();
  await expect(page.getByRole("main").getByText(`${count} cards`, { exact: true })).toBeVisible();
  await filters(page).getByRole("button", { name: "Remove: Nosferatu" }).click();
  await animalism.click();
  await expect(page.getByRole("main").getByText(`${skilled} cards`, { exact: true })).toBeVisible();

  await page.goto(searchUrl("library", { type: { value: ["equipment"], logic: "or" } }));
  for (const list of ["Type", "Discipline", "Clan / Path", "Sect", "Title"]) {
    await filters(page).getByRole("combobox", { name: list, exact: true }).click();
    const option = page.getByRole("listbox", { name: list, exact: true }).getByRole("option").first();
    await expect(option).toHaveText(/\d+$/);
    // An open list covers the next field.
    if (list !== "Title") await page.keyboard.press("Escape");
  }
  const titled = page.getByRole("option", { name: "Justicar", exact: true });
  const ofTitle = /\d+/.exec((await titled.textContent()) ?? "")?.[0];
  await titled.click();
  await expect(page.getByRole("main").getByText(new RegExp(`^${ofTitle} cards?$`))).toBeVisible();
});
