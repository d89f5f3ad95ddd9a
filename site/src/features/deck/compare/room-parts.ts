import type { ComponentType } from "react";
import type { DeckParts } from "../page/deck-parts";
import type { ProxyOfCardsProps } from "../proxy/proxy-of-cards";
import type { PickDeckProps } from "./pick-deck";

/** What is fetched when it is needed by the rooms that look at two decks. */
export interface ComparedParts
  extends Pick<DeckParts, "CardPicker" | "EditNotices" | "RefusedParts" | "SaveState" | "useComplete"> {
  /** A dialog with the decks that there are. */
  readonly PickDeck: ComponentType<PickDeckProps>;
  /** A dialog that prints cards as proxies. */
  readonly ProxyOfCards: ComponentType<ProxyOfCardsProps>;
}
