import type { QueryClient } from "@tanstack/react-query";
import type { DeckChange } from "../../domain/deck/change";
import type { Deck, DeckDraft, DeckId } from "../../domain/deck/deck";
import { keepable } from "../../domain/deck/keepable";
import { accountOptions } from "../account";
import { deckView } from "./deck-view";
import { deskOf } from "./desks";
import { changeDeck } from "./edit";
import { temporaryId } from "./temporary-id";

/** What the person who is signed in does to whole decks: shown at once, sent when that is possible. */

/** Makes a deck. Its id is temporary until the server has answered; `useDeck` then tells the real one. */
export function createDeck(client: QueryClient, draft: DeckDraft): DeckId {
  const desk = deskOf(client);
  const id = temporaryId(desk.ports.newKey());
  desk.add({ kind: "create", deck: id, draft: keepable(draft) });
  return id;
}

/**
 * Makes a deck of one's own of anybody's: "Guns [by A. Player]"; nothing is said of an author without a name. The name
 * tells whose deck it was; the author of the copy is the account, under whose name it may be published.
 */
export function cloneDeck(client: QueryClient, deck: DeckDraft): DeckId {
  const { description, tags, cards } = deck;
  const name = deck.author === "" ? deck.name : `${deck.name} [by ${deck.author}]`;
  const author = client.getQueryData(accountOptions().queryKey)?.publicName ?? "";
  return createDeck(client, { name, author, description, tags, cards });
}

/** Changes a deck that is not on the screen as a whole: hides it, locks it, gives it tags from a list. */
export function changeListedDeck(client: QueryClient, id: DeckId, change: DeckChange): void {
  const desk = deskOf(client);
  if (deckView(desk, id)) changeDeck(desk, id, change);
  else desk.add({ kind: "change", deck: id, change });
}

/** Many decks whole, those of this device at once and the others from the server. Rejects when they cannot be had. */
export async function fetchDecks(client: QueryClient, ids: readonly DeckId[]): Promise<readonly Deck[]> {
  const desk = deskOf(client);
  await desk.fetching.decks(ids, () => {});
  return ids.flatMap((id) => deckView(desk, id) ?? []);
}

/** Asks the server again for a deck that was changed past the queue. */
export async function refetchDeck(client: QueryClient, id: DeckId): Promise<void> {
  await deskOf(client).fetching.deck(id, false);
}
