import type { Card } from "../../domain/card/card";
import type { CardWords } from "../../domain/card/card-words";

/** Names one card and no other where marks are not seen: in labels, in what is announced. */
export function cardLabel(card: Card, words: CardWords): string {
  return card.kind === "crypt" && card.advanced ? `${words.name} (ADV)` : words.name;
}
