import type * as published from "../../../generated/published";
import type { Card, CardId } from "../../card/card";
import { cryptFromPublished, libraryFromPublished } from "../../card/from-published";
import { asCardId } from "../../card/ids";
import { SAMPLE_CRYPT, SAMPLE_LIBRARY } from "../../samples/bases";
import cryptFile from "./crypt.json";
import libraryFile from "./library.json";

/** Real cards for tests of deck texts, including those whose names are hard to read. */
export const DECK_CARDS: readonly Card[] = [
  ...SAMPLE_CRYPT,
  ...SAMPLE_LIBRARY,
  ...cryptFromPublished(cryptFile as unknown as published.CryptFile),
  ...libraryFromPublished(libraryFile as unknown as published.LibraryFile),
];

const BY_ID = new Map<number, Card>(DECK_CARDS.map((card) => [card.id, card]));

export function findCard(id: number): Card | undefined {
  return BY_ID.get(id);
}

/** Copies by card id. */
export function copiesOf(copies: Readonly<Record<number, number>>): ReadonlyMap<CardId, number> {
  return new Map(
    Object.entries(copies).map(([id, count]) => {
      const card = asCardId(id);
      if (card === undefined) throw new Error(`No card id: ${id}`);
      return [card, count];
    }),
  );
}
