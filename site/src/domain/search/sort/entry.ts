import type { Card } from "../../card/card";
import { byCharacters } from "../../text/order";
import { by, byWord, type Comparator } from "./comparator";

/** A card in a list; 0 copies in lists without copies. */
export interface Entry<Kind extends Card> {
  readonly card: Kind;
  readonly quantity: number;
}

/** Orders of crypt and library lists. */
export const byName: Comparator<Entry<Card>> = byWord(({ card }) => card.asciiName);

/** Most copies first. */
export const byQuantity: Comparator<Entry<Card>> = by(({ quantity }) => -quantity);

/** Newest first printing first; cards without a date last. */
export const byPrintDate: Comparator<Entry<Card>> = (a, b) =>
  byCharacters(b.card.firstPrint, a.card.firstPrint);
