import type { CardId } from "../card/card";

/** A suggested card. */
export interface FoundName {
  readonly id: CardId;
  readonly label: string;
}

/** Suggestions for a text, best first. */
export type NameSearch = (written: string) => Promise<readonly FoundName[]>;
