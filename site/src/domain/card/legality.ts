import type { Card } from "./card";

export type Legality =
  | { readonly status: "legal" }
  /** A playtest card, in no set. */
  | { readonly status: "playtest" }
  /** Unreleased; legal from an ISO date. */
  | { readonly status: "from"; readonly date: string };

/** Promos and print on demand are legal immediately. */
const ALWAYS_LEGAL: readonly string[] = ["Promo", "POD"];

/** Legality of a card on a day ("2026-01-31") (docs/rules/search.md §11.2). */
export function legality(card: Card, today: string): Legality {
  const sets = Object.keys(card.sets).filter((code) => code !== "playtest");
  if (sets.length === 0) return { status: "playtest" };
  const released = card.firstPrint === "" || card.firstPrint <= today;
  if (released || sets.some((code) => ALWAYS_LEGAL.includes(code))) return { status: "legal" };
  return { status: "from", date: card.firstPrint };
}
