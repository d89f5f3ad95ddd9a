import { createContext, useContext, useLayoutEffect, useMemo, useRef } from "react";
import type { Card, CardId } from "../../domain/card/card";

/** What happens when a card is chosen; the app supplies it. */
export interface CardOpener {
  /** Shows a card over the present screen; previous and next move among the given cards, in their order. */
  open(id: CardId, among?: readonly CardId[]): void;
}

const Opener = createContext<CardOpener | undefined>(undefined);
export const CardOpenerProvider = Opener.Provider;

export function useCardOpener(): CardOpener | undefined {
  return useContext(Opener);
}

/**
 * For a list that changes with every key: a card of it is opened among all that it has then, and no row is drawn
 * anew because others are.
 */
export function useListOpener(cards: readonly Card[]): CardOpener | undefined {
  const opener = useCardOpener();
  const latest = useRef(cards);
  useLayoutEffect(() => {
    latest.current = cards;
  });
  return useMemo(
    () =>
      opener && {
        open: (id) =>
          opener.open(
            id,
            latest.current.map((card) => card.id),
          ),
      },
    [opener],
  );
}
