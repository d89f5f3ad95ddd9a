import type { Deck } from "../../../../domain/deck/deck";
import { proxiesFileName } from "../../../../domain/deck/export/file-name";
import { deckProxy } from "../../../../i18n/en/deck-proxy";
import { ProxyOfCards } from "./proxy-of-cards";

/** @public Loaded along with the component. */
export const messages = [deckProxy];

interface ProxyContainerProps {
  readonly deck: Deck;
  readonly onClose: () => void;
}

/** Prints the shown deck as proxies. */
export function ProxyContainer({ deck, onClose }: ProxyContainerProps) {
  return (
    <ProxyOfCards
      name={deck.name}
      fileName={proxiesFileName(deck)}
      cards={deck.cards}
      ticked={false}
      onClose={onClose}
    />
  );
}
