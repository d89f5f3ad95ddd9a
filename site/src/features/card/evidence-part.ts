import type { Card } from "../../domain/card/card";

/** What the winning decks say about a card. The app provides it. */
export interface EvidencePartProps {
  readonly card: Card;
}
