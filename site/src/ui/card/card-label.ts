import type { Card } from "../../domain/card/card";
import type { CardWords } from "../../domain/card/card-words";

/** A unique name of a card for texts without marks, such as labels and announcements. */
export function cardLabel(card: Card, words: CardWords): string {
  return card.kind === "crypt" && card.advanced ? `${words.name} (ADV)` : words.name;
}
