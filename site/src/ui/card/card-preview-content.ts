import { type ComponentType, createContext, useContext } from "react";
import type { CardId } from "../../domain/card/card";

/** What a preview shows of a card. It reads the card data, so the app supplies it, loaded with the first preview. */
export type CardPreviewContent = ComponentType<{ readonly id: CardId }>;

const Content = createContext<CardPreviewContent | undefined>(undefined);
export const CardPreviewProvider = Content.Provider;

export function useCardPreviewContent(): CardPreviewContent | undefined {
  return useContext(Content);
}
