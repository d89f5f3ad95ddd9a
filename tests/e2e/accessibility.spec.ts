import type { Page } from "@playwright/test";
import { expectAccessible, isPhone, type TestedPage, testAccessibility } from "./accessible";
import { logIn, newName, panel, register } from "./account-page";
import { expect } from "./fixtures";
import { dialog, names, searchUrl, textSearch } from "./search-page";

async function openDisplay(page: Page): Promise<void> {
  const button = isPhone(page)
    ? page.getByRole("button", { name: "Menu" })
    : page.getByRole("button", { name: "Language and display" });
  await button.click();
  await expect(dialog(page)).toBeVisible();
}

const PAGES: readonly TestedPage[] = [
  { name: "About", path: "/" },
  {
    name: "an empty crypt search",
    path: "/crypt",
    open: (page) => expect(page.getByRole("heading", { name: "Who are you looking for?" })).toBeVisible(),
  },
  {
    name: "crypt results with compared cards",
    path: searchUrl("crypt", { titles: { justicar: true } }),
    open: async (page) => {
      await page
        .getByRole("button", { name: /^Compare/ })
        .first()
        .click();
      await page.getByText("Comparing 1 card", { exact: true }).click();
      await expect(page.getByRole("list", { name: "Compared cards" })).toBeVisible();
    },
  },
  {
    name: "library results",
    path: searchUrl("library", { ...textSearch("malkavian"), traits: { "no such trait": true } }),
    open: (page) => expect(page.getByRole("alert")).toBeVisible(),
  },
  {
    name: "no results",
    path: searchUrl("crypt", textSearch("nobody is called this")),
    open: (page) => expect(page.getByRole("main").getByText("NO CARDS FOUND", { exact: true })).toBeVisible(),
  },
  {
    name: "the filters",
    path: searchUrl("library", { ...textSearch("bleed"), type: { value: ["reaction"], logic: "or" } }),
    open: async (page) => {
      if (isPhone(page)) await page.getByRole("button", { name: "Filters" }).click();
      await page.getByRole("combobox", { name: "Discipline" }).click();
      await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
    },
  },
  {
    name: "an open vampire",
    path: searchUrl("crypt", textSearch("theo bell")),
    open: async (page) => {
      await names(page).first().click();
      await expect(dialog(page).getByText("1 of 3", { exact: true })).toBeVisible();
    },
  },
  {
    name: "the details of an open library card",
    path: "/library?card=100518",
    open: async (page) => {
      await expect(
        dialog(page).getByRole("region", { name: "Rulings" }).getByRole("listitem").first(),
      ).toBeVisible();
    },
  },
  {
    name: "quick search",
    path: "/cards",
    open: async (page) => {
      await page.getByRole("combobox", { name: "Card name" }).fill("praxis");
      await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
    },
  },
  {
    name: "a vampire",
    path: "/cards/200001",
    open: (page) => expect(page.getByRole("region", { name: "Details of Aabbt Kindred" })).toBeVisible(),
  },
  {
    name: "a library card",
    path: "/cards/100001",
    open: (page) => expect(page.getByRole("region", { name: "Details of .44 Magnum" })).toBeVisible(),
  },
  {
    name: "language and display, and keyboard shortcuts",
    path: "/",
    open: async (page) => {
      await openDisplay(page);
      await expectAccessible(page, "language and display");
      await dialog(page).getByRole("button", { name: "Keyboard shortcuts" }).click();
      await expect(dialog(page, "Keyboard shortcuts")).toBeVisible();
    },
  },
  {
    name: "a connection problem",
    path: "/crypt",
    open: async (page) => {
      await page.route("**/data/crypt.*.json", (route) => route.fulfill({ status: 500 }));
      await page.reload();
      await expect(page.getByRole("heading", { name: "CONNECTION PROBLEM" })).toBeVisible();
    },
  },
  {
    name: "a rejected login",
    path: "/account",
    open: async (page) => {
      await page.getByText("Forgot password?").click();
      await logIn(panel(page, "Login"), newName());
      await expect(panel(page, "Login").getByText("USER DOES NOT EXIST")).toBeVisible();
    },
  },
  {
    name: "an account, its deletion, and an expired session",
    path: "/account",
    open: async (page) => {
      await register(page, newName());
      await expectAccessible(page, "an account");
      await page.getByRole("button", { name: "Delete account…" }).click();
      await expect(dialog(page).getByLabel("Password", { exact: true })).toBeVisible();
      await expectAccessible(page, "the end of an account");
      await page.keyboard.press("Escape");
      await page.context().clearCookies();
      await panel(page, "Public name").getByRole("button").click();
      await expect(dialog(page).getByLabel("Password", { exact: true })).toBeVisible();
    },
  },
  { name: "a new password", path: "/account/reset#token=none" },
  { name: "an email address to confirm", path: "/account/confirm#token=none" },
  { name: "the changelog", path: "/changelog" },
  { name: "the documentation", path: "/documentation" },
  { name: "data and API", path: "/data" },
  { name: "an unknown URL", path: "/nowhere", missing: true },
];

testAccessibility(PAGES);
