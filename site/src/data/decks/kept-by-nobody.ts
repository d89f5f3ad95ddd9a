import type { CardId } from "../../domain/card/card";
import type { DeckDraft, DeckId } from "../../domain/deck/deck";
import { keepable } from "../../domain/deck/keepable";
import type { CreatedDeckAnswer } from "../../generated/api";
import { callApi } from "../api";
import { asDeckId } from "./answers";
import { changeWishes, draftWish } from "./wishes";

/** A deck that nobody owns: an import without an account, a snapshot to share. */
export interface AnonymousDeck {
  readonly id: DeckId;
  /** Until then this browser may mend it; ISO time. */
  readonly repairUntil: string | undefined;
  /** When it is gone; ISO time. */
  readonly ends: string | undefined;
}

/**
 * Needs the network: such a deck is made to be shared at once.
 * @public Used by the import without an account and by snapshots.
 */
export async function createAnonymous(draft: DeckDraft): Promise<AnonymousDeck> {
  const body = { ...draftWish(keepable(draft)), anonymous: true };
  const answer = (await callApi("deck", { method: "POST", body })) as CreatedDeckAnswer;
  return {
    id: asDeckId(answer.deckid),
    repairUntil: answer.repairUntil ?? undefined,
    ends: answer.ends ?? undefined,
  };
}

/**
 * Mends what an import did not understand, in the short time in which that is allowed.
 * @public Used by Fix Bad Import.
 */
export async function repairAnonymous(id: DeckId, copies: ReadonlyMap<CardId, number>): Promise<void> {
  for (const body of changeWishes({ kind: "cards", copies })) {
    await callApi(`deck/${encodeURIComponent(id)}`, { method: "PUT", body });
  }
}
