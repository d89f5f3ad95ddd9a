import type { Card, CryptCard, LibraryCard } from "../../card/card";

/** A card of a deck with its copies, at least one. */
export interface Copies<Kind extends Card> {
  readonly card: Kind;
  readonly copies: number;
}

export type CryptCopies = readonly Copies<CryptCard>[];
export type LibraryCopies = readonly Copies<LibraryCard>[];

/** Both parts in ascending order of card id, without the side lists. */
export interface DeckCopies {
  readonly crypt: CryptCopies;
  readonly library: LibraryCopies;
}

/**
 * Looks up the cards of a deck (card id → copies). Considered cards and unknown cards are left out: an open tab may
 * be older than a card.
 */
export function deckCopies(
  deck: Readonly<Record<number, number>>,
  find: (id: number) => Card | undefined,
): DeckCopies {
  const crypt: Copies<CryptCard>[] = [];
  const library: Copies<LibraryCard>[] = [];
  const played = Object.entries(deck).filter(([, copies]) => copies > 0);
  for (const [id, copies] of played.sort(([one], [other]) => Number(one) - Number(other))) {
    const card = find(Number(id));
    if (card?.kind === "crypt") crypt.push({ card, copies });
    if (card?.kind === "library") library.push({ card, copies });
  }
  return { crypt, library };
}

/** Total number of copies. */
export function total(cards: readonly Copies<Card>[]): number {
  return cards.reduce((sum, { copies }) => sum + copies, 0);
}

/** Sums copies by the names of each card, in order of first appearance. */
export function tally<Kind extends Card>(
  cards: readonly Copies<Kind>[],
  names: (card: Kind) => readonly string[],
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { card, copies } of cards) {
    for (const name of names(card)) counts.set(name, (counts.get(name) ?? 0) + copies);
  }
  return counts;
}
