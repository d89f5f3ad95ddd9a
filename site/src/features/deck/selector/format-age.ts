import { deckAge } from "../../../domain/deck/list/deck-age";
import { formatDay } from "../../../i18n/day";
import type { Translate } from "../../../i18n/translation";

const KEYS = {
  days: "deck-list.age-days",
  weeks: "deck-list.age-weeks",
  months: "deck-list.age-months",
} as const;

/** "5d", "3w", "7 May 2024"; "" for a deck that was changed today. */
export function formatAge(t: Translate, changed: string, now: number): string {
  const age = deckAge(changed, now);
  if (age === undefined) return "";
  return age.unit === "date" ? formatDay(t, age.date) : t(KEYS[age.unit], { count: age.count });
}
