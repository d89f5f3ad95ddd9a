import type { CardId } from "../../card/card";

/** A card of a deck, with the number of similar winning decks that play it. */
export interface SupportedCard {
  readonly id: CardId;
  readonly copies: number;
  readonly playing: number;
}

/** What is known of a card from similar winning decks. */
interface Evidence {
  readonly card: number;
  readonly playing: number;
}

/** Cards in the order in which they can be missed: played by the fewest similar decks, then with the fewest copies. */
export function leastSupported(
  cards: readonly (readonly [CardId, number])[],
  evidence: readonly Evidence[] = [],
): readonly SupportedCard[] {
  const playing = new Map(evidence.map((one) => [one.card, one.playing]));
  return cards
    .map(([id, copies]) => ({ id, copies, playing: playing.get(id) ?? 0 }))
    .toSorted((one, other) => one.playing - other.playing || one.copies - other.copies || one.id - other.id);
}
