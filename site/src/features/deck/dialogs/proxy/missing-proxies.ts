import type { CardId } from "../../../../domain/card/card";
import type { DeckCards } from "../../../../domain/deck/deck";

/** What the inventory lacks of the cards. */
export interface MissingProxies {
  /** The copies to print; undefined while that is not known. */
  readonly copies: DeckCards | undefined;
  /**
   * Copies of a card that are still missing when some are printed, undefined while that is not known; absent for a deck
   * that does not use the inventory.
   */
  readonly beside?: ((card: CardId, proxies: number) => number | undefined) | undefined;
}
