import { useMemo } from "react";
import type { Deck } from "../../../../domain/deck/deck";
import { copiesToGet } from "../../../../domain/inventory/deck-stock";
import { deckInventory } from "../../../../i18n/en/deck-inventory";
import { deckText } from "../../../../i18n/en/deck-text";
import { useTranslation } from "../../../../i18n/translation";
import { Dialog } from "../../../../ui/dialog";
import { StockFailure } from "../../inventory/stock-failure";
import { useDeckStock } from "../../inventory/use-deck-stock";
import { MissingCards } from "./missing-cards";

/** @public Loaded along with the component. */
export const messages = [deckInventory, deckText];

interface MissingContainerProps {
  readonly deck: Deck;
  readonly onClose: () => void;
}

/** The cards that the inventory lacks for the shown deck (docs/rules/inventory.md §8.4). */
export function MissingContainer({ deck, onClose }: MissingContainerProps) {
  const { t } = useTranslation();
  const state = useDeckStock(deck);
  const stock = state.status === "ready" ? state.stock : undefined;
  const cards = useMemo(() => stock && copiesToGet(stock, "missing"), [stock]);
  if (cards) return <MissingCards deck={deck} cards={cards} onClose={onClose} />;
  return (
    <Dialog
      title={t("deck-inventory.missing-of", { name: deck.name })}
      closeLabel={t("common.close")}
      onClose={onClose}
    >
      {state.status === "failed" ? <StockFailure {...state} /> : <p role="status">{t("common.loading")}</p>}
    </Dialog>
  );
}
