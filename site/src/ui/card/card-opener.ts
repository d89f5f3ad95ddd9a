import { createContext, useContext } from "react";
import type { CardId } from "../../domain/card/card";

/** What happens when a card is chosen; the app supplies it. */
export interface CardOpener {
  /** Shows a card over the present screen; previous and next move among the given cards, in their order. */
  open(id: CardId, among: readonly CardId[]): void;
}

const Opener = createContext<CardOpener | undefined>(undefined);
export const CardOpenerProvider = Opener.Provider;

export function useCardOpener(): CardOpener | undefined {
  return useContext(Opener);
}
