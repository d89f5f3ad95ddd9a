import type { Locator, Page } from "@playwright/test";
import { expect } from "./fixtures";
import { results } from "./search-page";

export type ArchiveName = "twd" | "pda" | "tda";

export function archiveUrl(archive: ArchiveName, q: object): string {
  return `/${archive}?q=${encodeURIComponent(JSON.stringify(q))}`;
}

/** The visible decks, in order. */
export function decks(page: Page): Locator {
  return results(page).getByRole("article");
}

/** The name of a deck, which is a link. */
export function deckName(deck: Locator): Locator {
  return deck.getByRole("heading", { level: 2 }).getByRole("link");
}

/** The shown number of found decks. */
export async function total(page: Page): Promise<number> {
  const shown = page.getByText(/^TOTAL: [\d,]+$/).first();
  await expect(shown).toBeVisible();
  return Number((await shown.textContent())?.replace(/\D/g, ""));
}
