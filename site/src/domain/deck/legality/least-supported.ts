import type { CardId } from "../../card/card";
import { isCrypt } from "../../card/ids";
import type { DeckCards } from "../deck";

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
function leastSupported(
  cards: readonly (readonly [CardId, number])[],
  evidence: readonly Evidence[] = [],
): readonly SupportedCard[] {
  const playing = new Map(evidence.map((one) => [one.card, one.playing]));
  return cards
    .map(([id, copies]) => ({ id, copies, playing: playing.get(id) ?? 0 }))
    .toSorted((one, other) => one.playing - other.playing || one.copies - other.copies || one.id - other.id);
}

/**
 * The library cards that can be taken out, in the order of the deck as it was opened, with their present copies; those
 * that came later are last.
 */
export function takeOutRows(
  opened: DeckCards,
  cards: DeckCards,
  evidence?: readonly Evidence[],
): readonly SupportedCard[] {
  const isPlayed = ([id, copies]: readonly [CardId, number]) => copies > 0 && !isCrypt(id);
  const known = leastSupported([...opened].filter(isPlayed), evidence);
  const added = leastSupported([...cards].filter((card) => isPlayed(card) && !opened.get(card[0])));
  return [...known, ...added].flatMap((row) => {
    const copies = cards.get(row.id) ?? 0;
    return copies > 0 ? [{ ...row, copies }] : [];
  });
}
