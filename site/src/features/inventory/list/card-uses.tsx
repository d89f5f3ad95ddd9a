import { Link } from "@tanstack/react-router";
import type { DeckId } from "../../../domain/deck/deck";
import { formatDeckId } from "../../../domain/deck/url/deck-route";
import type { Target } from "../../../domain/inventory/balance";
import { type CardUse, fixedNeed, flexibleNeed, totalNeed } from "../../../domain/inventory/card-use";
import { useTranslation } from "../../../i18n/translation";
import styles from "../../../ui/confirmation.module.css";
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
  return (
    <div className={styles.form}>
      <p>
        {t("inventory.owned-n", { count: owned })} · {t("inventory.used-n", { count: totalNeed(use) })}
        {target && ` · ${t(`inventory.target-${target.mode}`, { count: target.copies })}`}
      </p>
      <DeckList title={t("inventory.flexible-decks", { count: flexibleNeed(use) })} copies={use.flexible} />
      <DeckList title={t("inventory.fixed-decks", { count: fixedNeed(use) })} copies={use.fixed} />
      {use.flexible.size + use.fixed.size === 0 && <p>{t("inventory.unused")}</p>}
    </div>
  );
}

interface DeckListProps {
  readonly title: string;
  readonly copies: ReadonlyMap<DeckId, number>;
}

function DeckList({ title, copies }: DeckListProps) {
  const { decks } = useInventoryView();
  if (copies.size === 0) return null;
  const nameOf = (id: DeckId) => decks.find((deck) => deck.id === id)?.name || id;
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {[...copies].map(([id, count]) => (
          <li key={id}>
            {count} ×{" "}
            <Link to="/decks/{-$id}" params={{ id: formatDeckId(id) }}>
              {nameOf(id)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
