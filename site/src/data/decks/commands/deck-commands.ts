import type { QueryClient } from "@tanstack/react-query";
import type { DeckChange } from "../../../domain/deck/change";
import type { Deck, DeckDraft, DeckId } from "../../../domain/deck/deck";
import { sanitizeDraft } from "../../../domain/deck/sanitize-draft";
import { accountOptions } from "../../account-query";
import { deckStoreOf } from "../deck-stores";
import { openOwnDecks } from "../open-own-decks";
import { temporaryId } from "../queue/temporary-id";

/** Commands of the signed-in user on whole decks: shown immediately, sent when possible. */

/**
 * Creates a deck. Its id is temporary until the server has answered; `useDeck` then returns the real one. Rejects when
 * the account is not known and cannot be fetched: a visitor's decks have no queue.
 */
export async function createDeck(client: QueryClient, draft: DeckDraft): Promise<DeckId> {
  const core = (await openOwnDecks(client))?.core;
  if (!core) throw new Error("No user is signed in");
  const id = temporaryId(core.ports.newKey());
  core.add({ kind: "create", deck: id, draft: sanitizeDraft(draft) });
  return id;
}

/**
 * Copies any deck to the user's own decks. The name credits the original author, if one is named:
 * "Guns [by A. Player]"; the author of the copy is the account, under whose name it may be published.
 */
export async function cloneDeck(client: QueryClient, deck: DeckDraft): Promise<DeckId> {
  await openOwnDecks(client);
  const { description, tags, cards } = deck;
  const name = deck.author === "" ? deck.name : `${deck.name} [by ${deck.author}]`;
  const author = client.getQueryData(accountOptions().queryKey)?.publicName ?? "";
  return await createDeck(client, { name, author, description, tags, cards });
}

/** Changes a deck from a list, where it is not fully loaded: hides it, locks it, sets its tags. */
export function changeListedDeck(client: QueryClient, id: DeckId, change: DeckChange): void {
  const deckStore = deckStoreOf(client);
  if (deckStore.deck(id)) deckStore.change(id, change);
  else deckStore.core.add({ kind: "change", deck: id, change });
}

/** Returns many complete decks, from this device or else from the server. Rejects when they cannot be fetched. */
export async function fetchDecks(client: QueryClient, ids: readonly DeckId[]): Promise<readonly Deck[]> {
  const deckStore = deckStoreOf(client);
  await deckStore.fetchAll(ids);
  return ids.flatMap((id) => deckStore.deck(id) ?? []);
}

/** Removes this device's copy of a deck that the server no longer has. */
export async function dropCachedDeck(client: QueryClient, id: DeckId): Promise<void> {
  await deckStoreOf(client).core.cache.drop([id]);
}

/** Fetches a deck again after a change that bypassed the queue. */
export async function refetchDeck(client: QueryClient, id: DeckId): Promise<void> {
  await deckStoreOf(client).refresh(id);
}
