import { useMemo } from "react";
import { useInventoryMode } from "../../../../data/inventory/hooks/use-inventory-mode";
import type { Deck } from "../../../../domain/deck/deck";
import { proxiesFileName } from "../../../../domain/deck/export/file-name";
import { canUseInventory } from "../../../../domain/inventory/can-use-inventory";
import { copiesToGet, missingBesideProxies } from "../../../../domain/inventory/deck-stock";
import { deckProxy } from "../../../../i18n/en/deck-proxy";
import { loadOptionalStyles } from "../../../../lazy/optional-styles";
import { useDeckStock } from "../../inventory/use-deck-stock";
import type { MissingProxies } from "./missing-proxies";
import { ProxyOfCards, type ProxyOfCardsProps } from "./proxy-of-cards";

/** @public Loaded along with the component. */
export const messages = [deckProxy];
/** @public Loaded along with the component. */
export const prepare = loadOptionalStyles;

interface ProxyContainerProps {
  readonly deck: Deck;
  readonly onClose: () => void;
}

/** Prints the shown deck as proxies. */
export function ProxyContainer({ deck, onClose }: ProxyContainerProps) {
  const inventoryMode = useInventoryMode();
  const { name, cards } = deck;
  const props = { name, cards, fileName: proxiesFileName(deck), ticked: false, onClose };
  return inventoryMode ? <ProxiesOfStock {...props} deck={deck} /> : <ProxyOfCards {...props} />;
}

/** The same with the copies that the inventory lacks (docs/rules/inventory.md §8.5). */
function ProxiesOfStock({ deck, ...props }: ProxyOfCardsProps & { readonly deck: Deck }) {
  const state = useDeckStock(deck);
  const stock = state.status === "ready" ? state.stock : undefined;
  const usesStock = canUseInventory(deck) && deck.inventoryType !== "virtual";
  const missing = useMemo(
    (): MissingProxies => ({
      copies: stock && copiesToGet(stock, "proxies"),
      beside: usesStock
        ? (card, proxies) => {
            const found = stock?.get(card);
            return found && missingBesideProxies(found, proxies);
          }
        : undefined,
    }),
    [stock, usesStock],
  );
  return <ProxyOfCards {...props} missing={missing} />;
}
