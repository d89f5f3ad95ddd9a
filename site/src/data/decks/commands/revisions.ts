import type { QueryClient } from "@tanstack/react-query";
import { cutBytes } from "../../../domain/deck/byte-length";
import type { DeckDraft, DeckId } from "../../../domain/deck/deck";
import { MAX_DESCRIPTION_BYTES } from "../../../domain/deck/limits";
import { asDeckId } from "../../../domain/deck/url/deck-route";
import type { ApiCalls } from "../../../generated/api";
import { ApiError, callApi } from "../../api";
import { deckStoreOf } from "../deck-stores";
import type { DeckStoreCore } from "../store/store-core";
import { apiFailureOf } from "../sync/api-failure";
import { retryWhenBusy } from "../sync/retry-when-busy";
import { waitUntilSent } from "./wait-until-sent";

/** A revision to add; name and author are those of the deck. */
export type RevisionDraft = Pick<DeckDraft, "description" | "tags" | "cards"> & {
  /** undefined: the next number, "#2". */
  readonly revisionLabel?: string;
};

/** Revisions that one call may add. */
export const MAX_REVISIONS_PER_CALL = 20;

/**
 * Adds revisions to a deck and returns their ids, the oldest first. Needs the network: the server numbers them.
 * Earlier edits are sent first.
 * @public Used by the import of decks from other sites.
 */
export async function addRevisions(
  client: QueryClient,
  id: DeckId,
  revisions: readonly RevisionDraft[],
): Promise<readonly DeckId[]> {
  const deckStore = deckStoreOf(client);
  const real = await waitUntilSent(deckStore, id);
  const branches = revisions.map(({ description, tags, cards, revisionLabel }) => ({
    description: cutBytes(description, MAX_DESCRIPTION_BYTES),
    tags: [...tags],
    cards: Object.fromEntries(cards),
    ...(revisionLabel !== undefined && { branchName: revisionLabel }),
  }));
  return await post(deckStore.core, real, { branches });
}

/** Adds a copy of this or another deck of any kind as a revision. */
export async function copyAsRevision(client: QueryClient, id: DeckId, source: DeckId): Promise<DeckId> {
  const deckStore = deckStoreOf(client);
  const [real, from] = [await waitUntilSent(deckStore, id), await waitUntilSent(deckStore, source)];
  const [added] = await post(deckStore.core, real, { deckid: from }, from);
  if (added === undefined) throw new Error("The response names no revision");
  return added;
}

/** Idempotency keys of requests without a response: a retry of one creates nothing twice. */
const unanswered = new Map<string, string>();

type Body = ApiCalls["POST deck/{id}/branch"]["body"];

async function post(core: DeckStoreCore, id: DeckId, body: Body, source = id): Promise<readonly DeckId[]> {
  // A deck changed in the meantime makes this a different request.
  const request = JSON.stringify([id, body, core.cache.decks.get().get(source)?.version]);
  const key = unanswered.get(request) ?? core.ports.newKey();
  unanswered.set(request, key);
  const headers = { "Idempotency-Key": key };
  const send = () => callApi("POST deck/{id}/branch", { id, body, headers });
  const sent = retryWhenBusy(core.ports.later, send);
  const { branches } = await sent.catch((error: unknown) => {
    if (error instanceof ApiError && apiFailureOf(error).status === "refused") unanswered.delete(request);
    throw error;
  });
  unanswered.delete(request);
  await Promise.all([core.fetcher.list(), core.fetcher.deck(id, false)]);
  return branches.map(({ deckid }) => asDeckId(deckid));
}
