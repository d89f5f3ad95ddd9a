import type { CardId } from "../../../domain/card/card";

/** Changes the copies of a card; undefined where the deck is read-only. */
export type CopiesChange = ((card: CardId, copies: number) => void) | undefined;
