import type { SetCatalogue } from "../../generated/published";
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
export function legality(card: Card, today: string, catalogue: SetCatalogue): Legality {
  if (Object.keys(card.sets).every((code) => code === "playtest")) return { status: "playtest" };
  const date = legalDays(catalogue)(card);
  return date > today ? { status: "from", date } : { status: "legal" };
}

/** Whether a card is banned on a day. */
export function isBannedOn({ banned }: Card, day: string): boolean {
  return banned !== "" && banned <= day;
}

type LegalDay = (card: Pick<Card, "id" | "sets">) => string;

const known = new WeakMap<SetCatalogue, LegalDay>();

/** The day from which on a card may be played, "" for always (docs/rules/legality.md §5); remembers its answers. */
export function legalDays(catalogue: SetCatalogue): LegalDay {
  const before = known.get(catalogue);
  if (before) return before;
  const days = new Map<number, string>();
  const dayOf: LegalDay = (card) => {
    let day = days.get(card.id);
    if (day === undefined) {
      day = legalDay(card, catalogue);
      days.set(card.id, day);
    }
    return day;
  };
  known.set(catalogue, dayOf);
  return dayOf;
}

/** The smallest day of all printings: that of the product, else of the set. */
function legalDay({ sets }: Pick<Card, "sets">, catalogue: SetCatalogue): string {
  let smallest: string | undefined;
  for (const [code, printings] of Object.entries(sets)) {
    if (ALWAYS_LEGAL.includes(code)) return "";
    const set = catalogue.sets[code];
    for (const product of Object.keys(printings)) {
      const day = set?.precons[product]?.date ?? set?.legalFrom ?? set?.date ?? "";
      if (smallest === undefined || day < smallest) smallest = day;
    }
  }
  return smallest ?? "";
}
