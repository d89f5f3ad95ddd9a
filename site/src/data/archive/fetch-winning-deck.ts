import type { QueryClient } from "@tanstack/react-query";
import { deckOfArchive, type Win, winOf } from "../../domain/archive/winning-deck";
import type { Deck, DeckId } from "../../domain/deck/deck";
import type { TwdText } from "../../generated/published";
import { NotPublishedError } from "../published-file";
import { fetchTwdText, twdArchiveOptions } from "./twd-archive";

/** A winning deck, and the notes on its win. */
export interface WinningDeck {
  readonly deck: Deck;
  readonly win: Win;
  readonly text: TwdText | undefined;
}

/** Looks a deck up among those that won; null: it is none of them. Raises what the archive's fetching raises. */
export async function fetchWinningDeck(client: QueryClient, id: DeckId): Promise<WinningDeck | null> {
  try {
    const archive = await client.ensureQueryData(twdArchiveOptions());
    const index = archive.table.ids.indexOf(id);
    if (index < 0) return null;
    const text = await fetchTwdText(client, archive, index);
    return { deck: deckOfArchive(archive, index, text), win: winOf(archive, index), text };
  } catch (error) {
    if (error instanceof NotPublishedError) return null;
    throw error;
  }
}
