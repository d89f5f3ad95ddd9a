import type { Card, CardId } from "../../card/card";
import { deckAsLackey } from "../../deck/export/card-list";
import { deckAsText } from "../../deck/export/deck-as-text";
import { deckSheets, type Sheet } from "../../deck/export/sheets";
import { type Naming, writtenDeck } from "../../deck/export/written-deck";

/** Formats of lists, in the order of the menu. */
export const LIST_FORMATS = ["text", "lackey"] as const;
export type ListFormat = (typeof LIST_FORMATS)[number];

/** A list of cards with a title that is exported: the inventory, or what is missing. */
export interface WrittenList {
  readonly title: string;
  readonly copies: ReadonlyMap<CardId, number>;
}

type Find = (id: number) => Card | undefined;

/** The list as a deck would be written: cards without copies are left out. */
export function listInFormat(
  { title, copies }: WrittenList,
  format: ListFormat,
  find: Find,
  naming: Naming,
): string {
  const written = writtenDeck({ name: title, author: "", description: "", cards: copies }, find);
  return format === "lackey" ? deckAsLackey(written) : deckAsText(written, naming);
}

/** The list as a workbook, in the order of card ids; cards without copies are left out. */
export function listSheets({ copies }: WrittenList, find: Find, naming: Naming): readonly Sheet[] {
  const owned = [...copies].filter(([, count]) => count > 0).sort(([one], [other]) => one - other);
  return deckSheets(new Map(owned), find, naming);
}
