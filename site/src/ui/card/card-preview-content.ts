import { type ComponentType, createContext, useContext } from "react";
import type { CardId } from "../../domain/card/card";

/** Content of a card preview. It depends on card data, so the app provides it, loaded with the first preview. */
export type CardPreviewContent = ComponentType<{ readonly id: CardId }>;

const Content = createContext<CardPreviewContent | undefined>(undefined);
export const CardPreviewProvider = Content.Provider;

export function useCardPreviewContent(): CardPreviewContent | undefined {
  return useContext(Content);
}
