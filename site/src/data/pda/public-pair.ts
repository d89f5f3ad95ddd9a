import type { Deck, DeckId } from "../../domain/deck/deck";

/** A deck of one's own and its public copy. */
export interface PublicPair {
  readonly parent: DeckId;
  readonly copy: DeckId;
}

/** undefined: the deck has no public copy, is none, or is another user's. */
export function publicPairOf({ id, publicParent, publicChild }: Deck): PublicPair | undefined {
  if (typeof publicParent === "string") return { parent: publicParent, copy: id };
  return typeof publicChild === "string" ? { parent: id, copy: publicChild } : undefined;
}
