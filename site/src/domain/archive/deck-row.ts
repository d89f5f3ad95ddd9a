import type { Card, LibraryCard } from "../card/card";
import { typeHeading } from "../card/card-types";
import { type CryptCopies, deckCopies, type LibraryCopies } from "../deck/facts/copies";
import { typeShares } from "../deck/facts/library-facts";
import { byCharacters } from "../text/order";
import { cardsOfDeck, type DeckTable } from "./deck-table";

/** From so many copies on a card is what the deck is about. */
const KEY_COPIES = 4;

/** The library cards under one heading. */
export interface TypeGroup {
  readonly type: string;
  readonly copies: number;
  readonly cards: LibraryCopies;
}

/** What a list of decks shows of one. */
export interface DeckRow {
  /** Most copies first, then the largest. */
  readonly crypt: CryptCopies;
  readonly types: readonly TypeGroup[];
  /** Most copies first. */
  readonly keyCards: LibraryCopies;
}

export function deckRow(table: DeckTable, deck: number, find: (id: number) => Card | undefined): DeckRow {
  const { crypt, library } = deckCopies(Object.fromEntries(cardsOfDeck(table, deck)), find);
  const mostFirst = library.toSorted(
    (one, other) => other.copies - one.copies || byCharacters(one.card.name, other.card.name),
  );
  return {
    crypt: crypt.toSorted(
      (one, other) => other.copies - one.copies || other.card.capacity - one.card.capacity,
    ),
    types: typeShares(library).map(({ type, copies }) => ({
      type,
      copies,
      cards: mostFirst.filter(({ card }: { readonly card: LibraryCard }) => typeHeading(card.types) === type),
    })),
    keyCards: mostFirst.filter(({ copies }) => copies >= KEY_COPIES),
  };
}
