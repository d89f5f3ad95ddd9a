import type { CardId } from "../../../domain/card/card";
import type { DeckDraft, DeckId } from "../../../domain/deck/deck";
import { sanitizeDraft } from "../../../domain/deck/sanitize-draft";
import { asDeckId } from "../../../domain/deck/url/deck-route";
import { callApi } from "../../api";
import { changeRequests, draftRequest } from "../api/requests";

/** A deck without an owner: an import without an account, a snapshot to share. */
export interface AnonymousDeck {
  readonly id: DeckId;
  /** Until when this browser may repair it; ISO time. */
  readonly repairUntil: string | undefined;
  /** When it expires; ISO time. */
  readonly ends: string | undefined;
}

/**
 * Needs the network: such a deck is created to be shared immediately.
 * @public Used by the import without an account and by snapshots.
 */
export async function createAnonymous(draft: DeckDraft): Promise<AnonymousDeck> {
  const body = { ...draftRequest(sanitizeDraft(draft)), anonymous: true };
  const created = await callApi("POST deck", { body });
  return {
    id: asDeckId(created.deckid),
    repairUntil: created.repairUntil ?? undefined,
    ends: created.ends ?? undefined,
  };
}

/**
 * Repairs cards that an import did not recognize, in the short time in which that is allowed.
 * @public Used by Fix Bad Import.
 */
export async function repairAnonymous(id: DeckId, copies: ReadonlyMap<CardId, number>): Promise<void> {
  for (const body of changeRequests({ kind: "cards", copies })) {
    await callApi("PUT deck/{id}", { id, body });
  }
}
