import type { CardId } from "../../card/card";

/** A card to blame. */
export interface Blamed {
  readonly id: CardId;
  readonly copies: number;
  /** Of the ban, or from which on the card may be played: "2020-08-01". */
  readonly day?: string;
  /** Codes of the sets that the card is in. */
  readonly sets?: readonly string[];
}
