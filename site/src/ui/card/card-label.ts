import type { Card } from "../../domain/card/card";
import type { LocalizedCard } from "../../domain/card/localized-card";

/** A unique name of a card for texts without marks, such as labels and announcements. */
export function cardLabel(card: Card, localized: LocalizedCard): string {
  return card.kind === "crypt" && card.advanced ? `${localized.name} (ADV)` : localized.name;
}
