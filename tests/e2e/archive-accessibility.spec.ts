import { type TestedPage, testAccessibility } from "./accessible";
import { archiveUrl, decks } from "./archive-page";
import { expect } from "./fixtures";

const PAGES: readonly TestedPage[] = [
  {
    name: "winning decks",
    path: archiveUrl("twd", { tags: { bleed: true }, library: { 102121: { q: 1, m: "gt" } } }),
    open: async (page) => {
      await expect(decks(page).first()).toBeVisible();
      await decks(page).first().getByRole("group").first().locator("summary").click();
    },
  },
  {
    name: "no decks, and a broken URL",
    path: archiveUrl("twd", { event: "nobody ever met for this", colour: 1 }),
    open: (page) => expect(page.getByRole("main").getByText("NO DECKS FOUND", { exact: true })).toBeVisible(),
  },
  {
    name: "the hall of fame",
    path: "/twd/hall_of_fame/tournaments",
    open: (page) => page.locator("summary").first().click(),
  },
  {
    name: "the hall of fame of cards",
    path: "/twd/hall_of_fame/cards",
    open: (page) => page.locator("summary").first().click(),
  },
  { name: "the history of cards", path: "/twd/cards_history" },
  {
    name: "a checked report",
    path: "/twd/check",
    open: (page) => page.getByRole("textbox", { name: "Report" }).fill("Spring Cup\nLyons, France\n"),
  },
  { name: "public decks", path: "/pda" },
  { name: "the tournaments", path: "/tda" },
  {
    name: "a tournament",
    path: "/tda",
    open: async (page) => {
      await page.getByRole("main").getByRole("listitem").getByRole("link").first().click();
      await expect(decks(page).first()).toBeVisible();
    },
  },
];

testAccessibility(PAGES);
