import type { Target } from "../../../domain/inventory/balance";
import { type CardUse, fixedNeed, flexibleNeed, totalNeed } from "../../../domain/inventory/card-use";
import { useTranslation } from "../../../i18n/translation";
import styles from "../../../ui/confirmation.module.css";
import { DeckCopies } from "../../../ui/deck-copies";
import { useInventoryView } from "../shared/inventory-context";

interface CardUsesProps {
  readonly use: CardUse;
  /** Copies owned. */
  readonly owned: number;
  readonly target: Target | undefined;
}

/** What needs the copies of a card: flexible decks, fixed decks, the target. */
export function CardUses({ use, owned, target }: CardUsesProps) {
  const { t } = useTranslation();
  const { decks } = useInventoryView();
  return (
    <div className={styles.form}>
      <p>
        {t("inventory.owned-n", { count: owned })} · {t("inventory.used-n", { count: totalNeed(use) })}
        {target && ` · ${t(`inventory.target-${target.mode}`, { count: target.copies })}`}
      </p>
      <DeckCopies
        title={<h3>{t("inventory.flexible-decks", { count: flexibleNeed(use) })}</h3>}
        copies={use.flexible}
        decks={decks}
      />
      <DeckCopies
        title={<h3>{t("inventory.fixed-decks", { count: fixedNeed(use) })}</h3>}
        copies={use.fixed}
        decks={decks}
      />
      {use.flexible.size + use.fixed.size === 0 && <p>{t("inventory.unused")}</p>}
    </div>
  );
}
