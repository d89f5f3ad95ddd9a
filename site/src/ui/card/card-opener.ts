import { createContext, useContext, useLayoutEffect, useMemo, useRef } from "react";
import type { Card, CardId } from "../../domain/card/card";

/** Opens cards; provided by the app. */
export interface CardOpener {
  /** Shows a card over the current page; previous and next go through the given cards. */
  open(id: CardId, among?: readonly CardId[]): void;
}

const Opener = createContext<CardOpener | undefined>(undefined);
export const CardOpenerProvider = Opener.Provider;

export function useCardOpener(): CardOpener | undefined {
  return useContext(Opener);
}

/**
 * For a list that changes on every key press: opens a card with the list at the time of the click, so that rows need
 * not render when the list changes.
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
