import type { ReactNode } from "react";
import { type OwnCardsSoFar, useOwnCards } from "./use-own-cards";

export interface OwnCardsProps {
  /** Shows what is about these cards. */
  readonly children: (own: OwnCardsSoFar) => ReactNode;
}

/** The cards of the user's decks; the page loads the code of decks when it is asked for them. */
export function OwnCards({ children }: OwnCardsProps) {
  return children(useOwnCards());
}
