import { type ComponentType, createContext, type ReactNode, useContext } from "react";
import type { CardId, CardKind } from "../../../domain/card/card";
import type { LazyPart } from "../../../lazy/lazy-part";

interface CardPickerProps {
  readonly kind: CardKind;
  readonly onChoose: (card: CardId) => void;
}

/** Components of other features; the app supplies them. */
export interface InventorySlots {
  /** Finds a card of one kind by its name. */
  readonly CardPicker: LazyPart<CardPickerProps>;
  readonly LoginForm: LazyPart<object>;
  /** Shows a failure of the dialog in it; the page behind stays. */
  readonly DialogBoundary: ComponentType<{ readonly onClose: () => void; readonly children: ReactNode }>;
}

const Slots = createContext<InventorySlots | undefined>(undefined);
export const InventorySlotsProvider = Slots.Provider;

export function useInventorySlots(): InventorySlots {
  const slots = useContext(Slots);
  if (!slots) throw new Error("The page has no InventorySlotsProvider");
  return slots;
}
