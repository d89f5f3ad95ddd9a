import type { LibraryCard } from "../../card/card";
import { DECK_TYPE_ORDER, typeHeading } from "../../card/card-types";
import { byCharacters } from "../../text/order";
import { type Copies, type LibraryCopies, total } from "../facts/copies";
import type { Naming } from "./written-deck";

/** Cards of one type with their heading. */
export interface TypeBlock {
  /** "Master (3; 2 trifle)". */
  readonly heading: string;
  readonly lines: readonly string[];
}

const MASTER = "Master";

/** "Library (13 cards)". */
export function libraryTitle(library: LibraryCopies): string {
  return `Library (${total(library)} cards)`;
}

/** Groups by type in the order of deck lists; unknown types come last, so that no card is lost. */
export function typeBlocks(library: LibraryCopies, naming: Naming): readonly TypeBlock[] {
  const types = new Map<string, Copies<LibraryCard>[]>(DECK_TYPE_ORDER.map((type) => [type, []]));
  for (const row of library) {
    const type = typeHeading(row.card.types);
    types.set(type, [...(types.get(type) ?? []), row]);
  }
  return [...types]
    .filter(([, cards]) => cards.length > 0)
    .map(([type, cards]) => ({ heading: heading(type, cards), lines: lines(cards, naming) }));
}

function heading(type: string, cards: LibraryCopies): string {
  const trifles = type === MASTER ? total(cards.filter(({ card }) => card.trifle)) : 0;
  return `${type} (${total(cards)}${trifles > 0 ? `; ${trifles} trifle` : ""})`;
}

function lines(cards: LibraryCopies, naming: Naming): readonly string[] {
  return cards
    .map(({ card, copies }) => ({ name: naming(card), copies }))
    .sort((one, other) => byCharacters(one.name, other.name))
    .map(({ name, copies }) => `${copies}x ${name}`);
}
