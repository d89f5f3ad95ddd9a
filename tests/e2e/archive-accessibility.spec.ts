import { type Screen, testAccessibility } from "./accessible";
import { archiveUrl, decks } from "./archive-page";
import { expect } from "./fixtures";

const SCREENS: readonly Screen[] = [
  {
    name: "winning decks",
    address: archiveUrl("twd", { tags: { bleed: true }, library: { 102121: { q: 1, m: "gt" } } }),
    open: async (page) => {
      await expect(decks(page).first()).toBeVisible();
      await decks(page).first().getByRole("group").first().locator("summary").click();
    },
  },
  {
    name: "no decks, and a broken address",
    address: archiveUrl("twd", { event: "nobody ever met for this", colour: 1 }),
    open: (page) => expect(page.getByRole("main").getByText("NO DECKS FOUND", { exact: true })).toBeVisible(),
  },
  {
    name: "the hall of fame",
    address: "/twd/hall_of_fame/tournaments",
    open: (page) => page.locator("summary").first().click(),
  },
  {
    name: "the hall of fame of cards",
    address: "/twd/hall_of_fame/cards",
    open: (page) => page.locator("summary").first().click(),
  },
  { name: "the history of cards", address: "/twd/cards_history" },
  {
    name: "a checked report",
    address: "/twd/check",
    open: (page) => page.getByRole("textbox", { name: "Report" }).fill("Spring Cup\nLyons, France\n"),
  },
  { name: "public decks", address: "/pda" },
  { name: "the tournaments", address: "/tda" },
  {
    name: "a tournament",
    address: "/tda",
    open: async (page) => {
      await page.getByRole("main").getByRole("listitem").getByRole("link").first().click();
      await expect(decks(page).first()).toBeVisible();
    },
  },
];

testAccessibility(SCREENS);
