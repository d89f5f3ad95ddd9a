import type { QueryClient } from "@tanstack/react-query";
import { cutBytes, LONGEST_DESCRIPTION } from "../../domain/deck/byte-length";
import type { DeckDraft, DeckId } from "../../domain/deck/deck";
import type { BranchesAnswer } from "../../generated/api";
import { ApiError, callApi } from "../api";
import { asDeckId } from "./answers";
import type { Desk } from "./desk";
import { deskOf } from "./desks";
import { failureOf } from "./outcome";
import { patiently } from "./patiently";
import { whenSent } from "./when-sent";

/** A revision to add; name and author are those of the deck. */
export type RevisionDraft = Pick<DeckDraft, "description" | "tags" | "cards"> & {
  /** undefined: the next number, "#2". */
  readonly branchName?: string;
};

/** Revisions that one call may add. */
export const MOST_AT_ONCE = 20;

/**
 * Adds revisions to a deck and gives their ids, the oldest first. Needs the network: they are numbered by the
 * server. What was edited before is sent before.
 * @public Used by the import of decks from other sites.
 */
export async function addRevisions(
  client: QueryClient,
  id: DeckId,
  revisions: readonly RevisionDraft[],
): Promise<readonly DeckId[]> {
  const desk = deskOf(client);
  const real = await whenSent(desk, id);
  const branches = revisions.map(({ description, tags, cards, branchName }) => ({
    description: cutBytes(description, LONGEST_DESCRIPTION),
    tags: [...tags],
    cards: Object.fromEntries(cards),
    ...(branchName !== undefined && { branchName }),
  }));
  return await post(desk, real, { branches });
}

/** Adds a copy of this or another deck of any kind as a revision. */
export async function copyAsRevision(client: QueryClient, id: DeckId, source: DeckId): Promise<DeckId> {
  const desk = deskOf(client);
  const [real, from] = [await whenSent(desk, id), await whenSent(desk, source)];
  const [added] = await post(desk, real, { deckid: from }, from);
  if (added === undefined) throw new Error("The answer names no revision");
  return added;
}

/** Keys of wishes without an answer: asked for again, they are fulfilled once. */
const unanswered = new Map<string, string>();

async function post(desk: Desk, id: DeckId, body: unknown, source = id): Promise<readonly DeckId[]> {
  const path = `deck/${encodeURIComponent(id)}/branch`;
  // A deck that has been changed meanwhile makes it another wish.
  const wish = JSON.stringify([path, body, desk.shelf.decks.get().get(source)?.rev]);
  const key = unanswered.get(wish) ?? desk.ports.newKey();
  unanswered.set(wish, key);
  const send = () => callApi(path, { method: "POST", body, headers: { "Idempotency-Key": key } });
  const sent = patiently(desk.ports.later, send);
  const answer = (await sent.catch((error: unknown) => {
    if (error instanceof ApiError && failureOf(error).status === "refused") unanswered.delete(wish);
    throw error;
  })) as BranchesAnswer;
  unanswered.delete(wish);
  await Promise.all([desk.fetching.list(), desk.fetching.deck(id, false)]);
  return answer.branches.map(({ deckid }) => asDeckId(deckid));
}
