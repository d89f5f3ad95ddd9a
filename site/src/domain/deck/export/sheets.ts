import type { Card, Cost, CryptCard, LibraryCard } from "../../card/card";
import { typeHeading } from "../../card/card-types";
import { formatDisciplines } from "../../card/disciplines";
import type { DeckCards } from "../deck";
import { advancedMark, groupMark, type Naming } from "./written-deck";

export type Cell = string | number;

/** A sheet of a workbook; the first row is its header. */
export interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly Cell[])[];
}

const CRYPT_HEAD = ["Quantity", "Card", "Disciplines", "Capacity", "Group", "Clan", "Text"];
const LIBRARY_HEAD = ["Quantity", "Card", "Type", "Clan", "Blood Cost", "Pool Cost", "Text"];

/** A deck as a workbook (docs/rules/decks.md §8.7): all cards in stored order, including the side lists. */
export function deckSheets(
  cards: DeckCards,
  find: (id: number) => Card | undefined,
  naming: Naming,
): readonly Sheet[] {
  const crypt: (readonly Cell[])[] = [CRYPT_HEAD];
  const library: (readonly Cell[])[] = [LIBRARY_HEAD];
  for (const [id, copies] of cards) {
    const card = find(id);
    if (card?.kind === "crypt") crypt.push([copies, ...cryptCells(card, naming)]);
    if (card?.kind === "library") library.push([copies, ...libraryCells(card, naming)]);
  }
  return [
    { name: "Crypt", rows: crypt },
    { name: "Library", rows: library },
  ];
}

function cryptCells(card: CryptCard, naming: Naming): readonly Cell[] {
  return [
    naming(card) + advancedMark(card) + groupMark(card),
    formatDisciplines(card.disciplines),
    card.capacity,
    card.group === "any" ? "ANY" : card.group,
    card.clan,
    withoutIcons(card.text),
  ];
}

function libraryCells(card: LibraryCard, naming: Naming): readonly Cell[] {
  return [
    naming(card),
    typeHeading(card.types),
    card.clans.join("/"),
    cost(card.blood),
    cost(card.pool),
    withoutIcons(card.text),
  ];
}

/** Cost 0 means none. */
function cost(value: Cost): Cell {
  return value === 0 ? "" : value;
}

/** "[pot] Strike: …" → "Strike: …"; "[1 CONVICTION]" has a number and is kept. */
function withoutIcons(text: string): string {
  return text.replace(/ ?\[\w+\]/g, "").replace(/^ +/gm, "");
}
