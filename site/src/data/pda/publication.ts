import type { QueryClient } from "@tanstack/react-query";
import type { DeckId } from "../../domain/deck/deck";
import type { PublicDeckAnswer, PublishedAnswer } from "../../generated/api";
import { callApi } from "../api";
import { asDeckId } from "../decks/answers";
import { deskOf } from "../decks/desks";
import { whenSent } from "../decks/when-sent";
import { tellMine } from "./mine";
import type { PublicPair } from "./public-pair";
import { rememberRemoved } from "./removed-decks";

/**
 * Makes a deck public and gives the id of its copy. What was edited before is sent before. Raises OfflineError where
 * that cannot be, and what `callApi` raises.
 */
export async function publishDeck(client: QueryClient, id: DeckId): Promise<DeckId> {
  const real = await whenSent(deskOf(client), id);
  const { deck } = (await callApi(path(real), { method: "POST" })) as PublishedAnswer;
  tellPublic(client, deck);
  await look(client, [real, asDeckId(deck.deckid)]);
  return asDeckId(deck.deckid);
}

/** Lets a public copy follow the deck that it was made of. Raises the same. */
export async function syncDeck(client: QueryClient, { parent, copy }: PublicPair): Promise<void> {
  await whenSent(deskOf(client), parent);
  const { deck } = (await callApi(path(copy), { method: "PUT" })) as PublishedAnswer;
  tellPublic(client, deck);
  await look(client, [copy]);
}

/** Takes a public copy out of the archive; the deck stays. Raises what `callApi` raises. */
export async function unpublishDeck(client: QueryClient, { parent, copy }: PublicPair): Promise<void> {
  await callApi(path(copy), { method: "DELETE" });
  rememberRemoved(copy);
  tellMine(client, (mine) => ({
    ...mine,
    own: new Set([...mine.own].filter((id) => id !== copy)),
    decks: mine.decks.filter(({ deckid }) => deckid !== copy),
    removed: new Set([...mine.removed, copy]),
  }));
  await deskOf(client).shelf.drop([copy]);
  await look(client, [parent]);
}

function tellPublic(client: QueryClient, deck: PublicDeckAnswer): void {
  tellMine(client, (mine) => ({
    ...mine,
    own: new Set([...mine.own, deck.deckid]),
    decks: [deck, ...mine.decks.filter(({ deckid }) => deckid !== deck.deckid)],
  }));
}

/** The decks have changed past the queue: they are asked for again, and so is the list. */
async function look(client: QueryClient, ids: readonly DeckId[]): Promise<void> {
  const { fetching } = deskOf(client);
  await Promise.all([fetching.list(), ...ids.map((id) => fetching.deck(id, false))]);
}

function path(id: DeckId): string {
  return `pda/${encodeURIComponent(id)}`;
}
