import type { QueryClient } from "@tanstack/react-query";
import type { DeckId } from "../../domain/deck/deck";
import { asDeckId } from "../../domain/deck/url/deck-route";
import type { PublicDeckResponse } from "../../generated/api";
import { callApi } from "../api";
import { dropCachedDeck } from "../decks/commands/deck-commands";
import { waitUntilSent } from "../decks/commands/wait-until-sent";
import { deckStoreOf } from "../decks/deck-stores";
import { updateMine } from "./mine";
import type { PublicPair } from "./public-pair";
import { rememberRemoved } from "./removed-decks";

/**
 * Publishes a deck and returns the id of its copy, after sending earlier edits. Raises OfflineError when they cannot be
 * sent, and the errors of `callApi`.
 */
export async function publishDeck(client: QueryClient, id: DeckId): Promise<DeckId> {
  const real = await waitUntilSent(deckStoreOf(client), id);
  const { deck } = await callApi("POST pda/{id}", { id: real });
  showPublic(client, deck);
  await look(client, [real, asDeckId(deck.deckid)]);
  return asDeckId(deck.deckid);
}

/** Updates a public copy from its original deck. Raises the same errors. */
export async function syncDeck(client: QueryClient, { parent, copy }: PublicPair): Promise<void> {
  await waitUntilSent(deckStoreOf(client), parent);
  const { deck } = await callApi("PUT pda/{id}", { id: copy });
  showPublic(client, deck);
  await look(client, [copy]);
}

/** Removes a public copy from the archive; the deck stays. Raises the errors of `callApi`. */
export async function unpublishDeck(client: QueryClient, { parent, copy }: PublicPair): Promise<void> {
  await callApi("DELETE pda/{id}", { id: copy });
  rememberRemoved(copy);
  updateMine(client, (mine) => ({
    ...mine,
    own: new Set([...mine.own].filter((id) => id !== copy)),
    decks: mine.decks.filter(({ deckid }) => deckid !== copy),
    removed: new Set([...mine.removed, copy]),
  }));
  await dropCachedDeck(client, copy);
  await look(client, [parent]);
}

function showPublic(client: QueryClient, deck: PublicDeckResponse): void {
  updateMine(client, (mine) => ({
    ...mine,
    own: new Set([...mine.own, deck.deckid]),
    decks: [deck, ...mine.decks.filter(({ deckid }) => deckid !== deck.deckid)],
  }));
}

/** Fetches the decks and the list again: they have changed without passing through the queue. */
async function look(client: QueryClient, ids: readonly DeckId[]): Promise<void> {
  const deckStore = deckStoreOf(client);
  await Promise.all([deckStore.refreshList(), ...ids.map((id) => deckStore.refresh(id))]);
}
