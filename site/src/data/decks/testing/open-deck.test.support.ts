import type { DeckId } from "../../../domain/deck/deck";
import { DOLL, deckOf } from "../../../domain/deck/operations/operations.test.support";
import type { SendToApi } from "../../api";
import { ConnectionError } from "../../http";
import type { DeckStoreCore } from "../store/store-core";
import { asId, browser } from "./fake-browser.test.support";
import { modelServer } from "./model-server.test.support";

export const DRAFT = deckOf({ name: "Votes", cards: new Map([[DOLL, 4]]) });
export const NEW = "new-1" as DeckId;
export const down: SendToApi = (path) => Promise.reject(new ConnectionError("GET", path, undefined));
export const one = (card: typeof DOLL, copies: number) =>
  ({ kind: "cards", copies: new Map([[card, copies]]) }) as const;

/** A server with one deck, and a browser that has fetched it. */
export async function openDeck() {
  const server = modelServer();
  const call = server.callAs("Anna");
  const made = { method: "POST", body: {}, headers: { "Idempotency-Key": "first" } } as const;
  const { deckid } = (await call("deck", made)) as { deckid: string };
  const deck = asId(deckid);
  const anna = browser("Anna");
  const seen = anna.open(call);
  await seen.fetcher.deck(deck, false);
  seen.close();
  const open = async (line: SendToApi): Promise<DeckStoreCore> => {
    const deckStore = anna.open(line);
    await deckStore.started;
    await deckStore.cache.find(deck);
    return deckStore;
  };
  const stored = () => server.decks.get(deckid)?.cards ?? {};
  const edits = () => server.calls.filter((name) => name.startsWith("PUT"));
  return { server, call, deck, anna, open, stored, edits };
}

export const unsent = (deckStore: DeckStoreCore) => deckStore.queue.shown.get().operations.length;
