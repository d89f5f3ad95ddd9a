import type { Locator, Page } from "@playwright/test";
import { expect } from "./fixtures";
import { results } from "./search-page";

export type ArchiveName = "twd" | "pda" | "tda";

export function archiveUrl(archive: ArchiveName, q: object): string {
  return `/${archive}?q=${encodeURIComponent(JSON.stringify(q))}`;
}

/** The decks in sight, in their order. */
export function decks(page: Page): Locator {
  return results(page).getByRole("article");
}

/** The name of a deck, which leads to it. */
export function deckName(deck: Locator): Locator {
  return deck.getByRole("heading", { level: 2 }).getByRole("link");
}

/** How many decks were found, as the screen says. */
export async function total(page: Page): Promise<number> {
  const said = page.getByText(/^TOTAL: [\d,]+$/).first();
  await expect(said).toBeVisible();
  return Number((await said.textContent())?.replace(/\D/g, ""));
}
