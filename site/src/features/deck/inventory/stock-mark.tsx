import { useStore } from "../../../data/store";
import type { Supply } from "../../../domain/inventory/deck-supply";
import type { Store } from "../../../domain/store";
import { useTranslation } from "../../../i18n/translation";
import type { MarkedRow } from "../shared/row-marks";
import { MarkerButton } from "./marker-button";
import type { RowStock } from "./row-stock";
import styles from "./stock-mark.module.css";
import { supplyText } from "./supply-text";

/** Signs for those who do not distinguish the colors. */
export const SIGNS = { enough: "", scarce: "~", short: "!" } as const satisfies Record<Supply, string>;

interface StockMarkProps extends MarkedRow {
  readonly source: Store<RowStock>;
}

/** The supply of a card, and its marker, beside its copies; a considered card has neither. */
export function StockMark({ source, card, name, copies }: StockMarkProps) {
  const { t } = useTranslation();
  const { deck, stock, decks, onMarker } = useStore(source);
  if (copies <= 0) return null;
  const found = stock?.get(card);
  const label = found && supplyText(t, found, deck.id, decks);
  const sign = found && <b>{SIGNS[found.supply]}</b>;
  return (
    <span className={styles.mark} data-supply={found?.supply ?? ""}>
      {onMarker && deck.inventoryType !== "virtual" ? (
        <MarkerButton
          name={name}
          marker={deck.markers.get(card)}
          ofDeck={deck.inventoryType}
          problem={label}
          onMarker={(marker) => onMarker(card, marker)}
        >
          {sign}
        </MarkerButton>
      ) : (
        label !== undefined && (
          <span role="img" title={label} aria-label={label}>
            {sign}
          </span>
        )
      )}
    </span>
  );
}
