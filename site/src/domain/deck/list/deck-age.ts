/** How long ago a deck was changed, in the roundest words that still say something (docs/rules/decks.md §6.3). */
export type DeckAge =
  | { readonly unit: "days" | "weeks" | "months"; readonly count: number }
  /** "2026-03-01T…": so long ago that the day itself says more. */
  | { readonly unit: "date"; readonly date: string };

const DAY = 24 * 60 * 60 * 1000;

/**
 * Under a day: nothing to say. Up to 5 days in days, up to 30 in weeks, up to 90 in months, then the date.
 * Only what is full counts, but never less than one week or month. A clock that is behind makes no age.
 */
export function deckAge(changed: string, now: number): DeckAge | undefined {
  const days = Math.floor((now - Date.parse(changed)) / DAY);
  if (!(days >= 1)) return undefined;
  if (days <= 5) return { unit: "days", count: days };
  if (days <= 30) return { unit: "weeks", count: Math.max(1, Math.floor(days / 7)) };
  if (days <= 90) return { unit: "months", count: Math.max(1, Math.floor(days / 30)) };
  return { unit: "date", date: changed };
}
