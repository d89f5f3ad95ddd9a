import type { Card } from "../../domain/card/card";

/** Puts the card into the deck that the signed-in user works on. The app provides it. */
export interface AddPartProps {
  readonly card: Card;
  readonly name: string;
}

/** A part of the details that belongs to the signed-in user: copies and note. The app provides it. */
export interface OwnPartProps {
  readonly card: Card;
  readonly name: string;
  /** Called when the size of the part is final. */
  readonly onSettled: () => void;
}
