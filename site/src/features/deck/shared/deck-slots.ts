import { type ComponentType, createContext, type ReactNode, useContext } from "react";
import type { WinningDeck } from "../../../data/archive/fetch-winning-deck";
import type { CardId, CardKind } from "../../../domain/card/card";
import type { Deck } from "../../../domain/deck/deck";
import type { LazyPart } from "../../../lazy/lazy-part";

export interface CardPickerProps {
  readonly kind: CardKind;
  readonly onChoose: (card: CardId, copies: number) => void;
}

/** Components of other features; the app supplies them. */
export interface DeckSlots {
  /** Finds a card of one kind by its name. */
  readonly CardPicker: LazyPart<CardPickerProps>;
  /** When, where and against how many players a deck won. */
  readonly WinHead: ComponentType<WinningDeck>;
  /** A tester's report on a precon of the playtest. */
  readonly PreconReport: ComponentType<{ readonly deck: Deck }>;
  /** Shows a failure of the dialog in it; the page behind stays. */
  readonly DialogBoundary: ComponentType<{ readonly onClose: () => void; readonly children: ReactNode }>;
}

const Slots = createContext<DeckSlots | undefined>(undefined);
export const DeckSlotsProvider = Slots.Provider;

export function useDeckSlots(): DeckSlots {
  const slots = useContext(Slots);
  if (!slots) throw new Error("The page has no DeckSlotsProvider");
  return slots;
}
