import type { DeckId } from "../../../domain/deck/deck";

const MARK = "new-";

/** The id of a deck until the server has created it; unlike any id of a stored deck, an archive deck or a precon. */
export function temporaryId(key: string): DeckId {
  return `${MARK}${key}` as DeckId;
}

export function isTemporary(id: DeckId): boolean {
  return id.startsWith(MARK);
}
