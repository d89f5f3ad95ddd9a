import type { DeckId } from "../deck";
import type { Queue } from "./queue";

/** The server's id of a deck, once it has one. */
export function realId(queue: Queue, id: DeckId): DeckId {
  return queue.realIds.get(id) ?? id;
}

/** The id a deck was created with in this visit: its undo history is stored under that id. */
export function firstId({ realIds }: Queue, id: DeckId): DeckId {
  for (const [temporary, real] of realIds) if (real === id) return temporary;
  return id;
}
