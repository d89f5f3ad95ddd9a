import type { Deck } from "../deck/deck";

/** Whether the deck can use the inventory: a public copy never does, although it has the same author. */
export function canUseInventory({
  isAuthor,
  publicParent,
}: Pick<Deck, "isAuthor" | "publicParent">): boolean {
  return isAuthor && publicParent === false;
}
