import type { DeckId } from "../../domain/deck/deck";

const MARK = "new-";

/** Stands for a deck until the server has made it; no id of a stored deck, an archive or a precon looks like it. */
export function temporaryId(key: string): DeckId {
  return `${MARK}${key}` as DeckId;
}

export function isTemporary(id: DeckId): boolean {
  return id.startsWith(MARK);
}
