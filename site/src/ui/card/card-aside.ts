import { createContext, type ReactNode, useContext } from "react";
import type { CardId } from "../../domain/card/card";

const Aside = createContext<((card: CardId) => ReactNode) | undefined>(undefined);

/** Adds a mark of the list to the names of its cards, such as the copies in the inventory. */
export const CardAsideProvider = Aside.Provider;

/** undefined where cards have no mark of the list. */
export function useCardAside(card: CardId): ReactNode {
  return useContext(Aside)?.(card);
}
