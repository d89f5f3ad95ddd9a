import type { Deck } from "../../../domain/deck/deck";
import { canUseInventory } from "../../../domain/inventory/can-use-inventory";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import styles from "../shared/bar-of-stock.module.css";

interface ReservedBarProps {
  readonly deck: Deck;
  /** The bar will have the button for the type of the deck. */
  readonly hasButton: boolean;
}

/** As high as the bar of the inventory, until its code is loaded: the deck moves with the press, and not again. */
export function ReservedBar({ deck, hasButton }: ReservedBarProps) {
  const { t } = useTranslation();
  const more = canUseInventory(deck) ? 2 : 4;
  return (
    <div className={styles.bar}>
      {hasButton && <Button disabled>…</Button>}
      <ul className={styles.facts} aria-busy="true">
        <li>{t("common.loading")}</li>
        {[1, 2, 3, 4].slice(0, more).map((line) => (
          <li key={line} aria-hidden="true">
            &nbsp;
          </li>
        ))}
      </ul>
    </div>
  );
}
