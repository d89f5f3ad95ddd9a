/** Time since the last change of a deck, in the coarsest unit (docs/rules/decks.md §6.3). */
export type DeckAge =
  | { readonly unit: "days" | "weeks" | "months"; readonly count: number }
  /** ISO time, for decks so old that the date is shown. */
  | { readonly unit: "date"; readonly date: string };

const DAY = 24 * 60 * 60 * 1000;

/**
 * Under a day: nothing. Up to 5 days in days, up to 30 in weeks, up to 90 in months, then the date. Units are rounded
 * down to at least one; a clock that is behind yields no age.
 */
export function deckAge(changed: string, now: number): DeckAge | undefined {
  const days = Math.floor((now - Date.parse(changed)) / DAY);
  if (!(days >= 1)) return undefined;
  if (days <= 5) return { unit: "days", count: days };
  if (days <= 30) return { unit: "weeks", count: Math.max(1, Math.floor(days / 7)) };
  if (days <= 90) return { unit: "months", count: Math.max(1, Math.floor(days / 30)) };
  return { unit: "date", date: changed };
}
