import { dayNumber } from "../../domain/archive/days";
import { archiveOrder, deckColumns } from "../../domain/archive/deck-columns";
import { withNewerDecks } from "../../domain/archive/newer-decks";
import type { PublicDeckResponse } from "../../generated/api";
import type { PdaArchive } from "../../generated/published";
import type { Mine } from "./mine";

export type Newer = { readonly [Part in "decks" | "removed"]: Mine[Part] | undefined };

/** Adds the author's newest public decks to the archive, before its files have them. */
export function withMine(archive: PdaArchive, { decks = [], removed = new Set() }: Newer): PdaArchive {
  return withNewerDecks(archive, { ...asPublished(decks), removed: [...removed] });
}

function asPublished(decks: readonly PublicDeckResponse[]): PdaArchive {
  const rows = decks
    .map((deck) => ({
      deck,
      id: deck.deckid,
      name: deck.name,
      day: dayNumber(deck.created),
      cards: copies(deck),
    }))
    .sort(archiveOrder);
  return {
    decks: deckColumns(rows),
    authors: rows.map(({ deck }) => deck.author),
    authorOf: rows.map((_, index) => index),
    updated: rows.map(({ deck }) => dayNumber(deck.timestamp)),
    favorites: rows.map(({ deck }) => deck.favoritedBy),
  };
}

function copies({ cards }: PublicDeckResponse): ReadonlyMap<number, number> {
  return new Map(Object.entries(cards).map(([card, count]) => [Number(card), count]));
}
