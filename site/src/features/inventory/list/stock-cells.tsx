import { type ComponentType, type KeyboardEvent, useMemo } from "react";
import { getPreferences } from "../../../data/preferences";
import type { Card } from "../../../domain/card/card";
import { localizeCard } from "../../../domain/card/localized-card";
import { UNUSED } from "../../../domain/inventory/card-use";
import { MAX_OWNED } from "../../../domain/inventory/limits";
import type { Overlay } from "../../../generated/published";
import { useTranslation } from "../../../i18n/translation";
import { cardLabel } from "../../../ui/card/card-label";
import type { LineProps } from "../../../ui/card-row/line-props";
import { QuantityCell } from "../../../ui/quantity/quantity-cell";
import { stepOfKey } from "../../../ui/quantity/step-of-key";
import { stepped } from "../../../ui/quantity/stepped";
import { useAnnounceCopies } from "../../../ui/quantity/use-announce-copies";
import { useCopiesSwipe } from "../../../ui/quantity/use-copies-swipe";
import { LIVE, useMedia } from "../../../ui/use-media";
import { useInventoryView } from "../shared/inventory-context";
import { useCardStock } from "../shared/stock-source";
import { BalanceButton } from "./balance-button";
import styles from "./stock-list.module.css";

interface StockCellsProps<Kind extends Card> {
  readonly card: Kind;
  readonly Line: ComponentType<LineProps<Kind>>;
  readonly overlay: Overlay | null;
  /** The row in the tab order. */
  readonly isCurrent: boolean;
}

/** A card with its copies, its balance and its line. */
export function StockCells<Kind extends Card>({ card, Line, overlay, isCurrent }: StockCellsProps<Kind>) {
  const { t } = useTranslation();
  const { source, uses, onCopies, onUses } = useInventoryView();
  const { copies, target, hasNote } = useCardStock(source, card.id);
  const announce = useAnnounceCopies();
  const typed = useMedia(LIVE);
  const localized = useMemo(() => localizeCard(card, overlay), [card, overlay]);
  const name = cardLabel(card, localized);
  const owned = copies ?? 0;
  const tabIndex = isCurrent ? 0 : -1;
  // An edit changes the cells before it only.
  const line = useMemo(
    () => <Line card={card} localized={localized} tabIndex={tabIndex} />,
    [Line, card, localized, tabIndex],
  );
  const put = onCopies && ((next: number) => onCopies(card.id, next));
  const putAndAnnounce =
    put &&
    ((next: number) => {
      put(next);
      announce(name, next);
    });
  const swipe = useCopiesSwipe(copies, putAndAnnounce, MAX_OWNED);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOfKey(event);
    if (step === undefined || !putAndAnnounce || !getPreferences().shortcuts) return;
    event.preventDefault();
    const next = stepped(copies, step, MAX_OWNED);
    if (next !== undefined) putAndAnnounce(next);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the link and the buttons in it
    <div {...swipe.row} className={`${styles.cells} ${swipe.className}`} onKeyDown={onKeyDown}>
      <span className={styles.copies} data-copies>
        {put ? (
          <QuantityCell
            quantity={owned}
            showsZero
            min={copies === undefined ? 0 : -1}
            max={MAX_OWNED}
            typed={typed}
            tabIndex={tabIndex}
            messages={{
              count: t("deck.copies-of", { name }),
              more: t("deck.one-more", { name }),
              fewer: t(owned > 0 ? "deck.one-fewer" : "inventory.take-out", { name }),
            }}
            onChange={put}
          />
        ) : (
          <b className={styles.fixed}>
            <span aria-hidden="true">{owned}</span>
            <span className="visually-hidden">{t("deck.copies-of-n", { count: owned, name })}</span>
          </b>
        )}
        {hasNote && (
          <span
            role="img"
            aria-label={t("inventory.noted")}
            title={t("inventory.noted")}
            className={styles.note}
          >
            *
          </span>
        )}
        {onUses && (
          <BalanceButton
            card={card.id}
            name={name}
            owned={owned}
            use={uses.get(card.id) ?? UNUSED}
            target={target}
            tabIndex={tabIndex}
          />
        )}
      </span>
      {line}
    </div>
  );
}
