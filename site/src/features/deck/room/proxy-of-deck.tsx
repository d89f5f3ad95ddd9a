import type { Deck } from "../../../domain/deck/deck";
import { proxiesFileName } from "../../../domain/deck/export/file-name";
import { deckProxy } from "../../../i18n/en/deck-proxy";
import { ProxyOfCards } from "../proxy/proxy-of-cards";
import type { DialogsProps } from "./dialogs-props";

/** @public Loaded along with the component. */
export const messages = [deckProxy];

interface ProxyOfDeckProps extends DialogsProps {
  readonly deck: Deck;
}

/** Prints the shown deck as proxies. */
export function ProxyOfDeck({ deck, dialog }: ProxyOfDeckProps) {
  return (
    <ProxyOfCards
      name={deck.name}
      fileName={proxiesFileName(deck)}
      cards={deck.cards}
      ticked={false}
      onClose={dialog.close}
    />
  );
}
