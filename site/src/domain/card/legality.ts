import type { Card, Printings } from "./card";

export type Legality =
  | { readonly status: "legal" }
  /** A playtest card, in no set. */
  | { readonly status: "playtest" }
  /** Legal from an ISO date. */
  | { readonly status: "from"; readonly date: string };

/** Legality of a card on a day ("2026-01-31"), regardless of bans (docs/rules/search.md §11.2). */
export function legality(card: Card, today: string): Legality {
  if (Object.keys(card.sets).every((code) => code === "playtest")) return { status: "playtest" };
  const date = legalDay(card);
  return date > today ? { status: "from", date } : { status: "legal" };
}

/**
 * The day from which on a card may be played, "" for always: promos and print on demand are legal immediately
 * (docs/rules/legality.md §5).
 */
export function legalDay({ sets, firstPrint, legalFrom }: Card): string {
  return isReleasedAtOnce(sets) ? "" : (legalFrom ?? firstPrint);
}

/** Whether a card is released on a day (docs/rules/search.md §11.2). */
export function isReleasedOn({ sets, firstPrint }: Pick<Card, "sets" | "firstPrint">, day: string): boolean {
  return isReleasedAtOnce(sets) || firstPrint <= day;
}

function isReleasedAtOnce(sets: Printings): boolean {
  return "Promo" in sets || "POD" in sets;
}

/** Whether a card is banned on a day. */
export function isBannedOn({ banned }: Card, day: string): boolean {
  return banned !== "" && banned <= day;
}
