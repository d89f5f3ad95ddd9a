import type { QueryClient } from "@tanstack/react-query";
import type { DeckDraft, DeckId } from "../../domain/deck/deck";
import type { BranchesAnswer } from "../../generated/api";
import { callApi } from "../api";
import { asDeckId } from "./answers";
import type { Desk } from "./desk";
import { deskOf } from "./desks";
import { whenSent } from "./when-sent";

/** A revision to add; name and author are those of the deck. */
export type RevisionDraft = Pick<DeckDraft, "description" | "tags" | "cards"> & {
  /** undefined: the next number, "#2". */
  readonly branchName?: string;
};

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
    description,
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
  const [added] = await post(desk, real, { deckid: from });
  if (added === undefined) throw new Error("The answer names no revision");
  return added;
}

async function post(desk: Desk, id: DeckId, body: unknown): Promise<readonly DeckId[]> {
  const headers = { "Idempotency-Key": desk.ports.newKey() };
  const path = `deck/${encodeURIComponent(id)}/branch`;
  const answer = (await callApi(path, { method: "POST", body, headers })) as BranchesAnswer;
  await Promise.all([desk.fetching.list(), desk.fetching.deck(id, false)]);
  return answer.branches.map(({ deckid }) => asDeckId(deckid));
}
