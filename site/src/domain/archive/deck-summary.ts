import type { Card, LibraryCard } from "../card/card";
import { typeHeading } from "../card/card-types";
import { type CryptCopies, deckCopies, type LibraryCopies } from "../deck/facts/copies";
import { typeShares } from "../deck/facts/library-facts";
import { byCharacters } from "../text/order";
import { cardsOfDeck, type DeckTable } from "./deck-table";

/** Number of copies from which a library card is a key card. */
const KEY_COPIES = 4;

/** The library cards under one heading. */
export interface TypeGroup {
  readonly type: string;
  readonly copies: number;
  readonly cards: LibraryCopies;
}

/** Card lists shown for a deck in an archive. */
export interface DeckSummary {
  /** Most copies first, then highest capacity. */
  readonly crypt: CryptCopies;
  readonly types: readonly TypeGroup[];
  /** Most copies first. */
  readonly keyCards: LibraryCopies;
}

export function deckSummary(
  table: DeckTable,
  deck: number,
  find: (id: number) => Card | undefined,
): DeckSummary {
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
