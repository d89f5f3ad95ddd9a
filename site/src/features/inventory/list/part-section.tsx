import { type ComponentType, memo, type ReactNode, useCallback, useId, useRef, useState } from "react";
import type { Card, CardId, CardKind } from "../../../domain/card/card";
import type { StockRow, StockTotals } from "../../../domain/inventory/stock-rows";
import type { Overlay } from "../../../generated/published";
import { useTranslation } from "../../../i18n/translation";
import type { LineProps } from "../../../ui/card-row/line-props";
import { Select, type SelectOption } from "../../../ui/form/select";
import section from "../../../ui/list/section.module.css";
import { useRowFocus } from "../../../ui/list/use-row-focus";
import { useBackToTop } from "../../../ui/search/use-back-to-top";
import { useInventoryView } from "../shared/inventory-context";
import { AddingField } from "./adding-field";
import styles from "./part-section.module.css";
import { PickedCard } from "./picked-card";
import { StockList } from "./stock-list";

interface PartSectionProps<Kind extends Card> {
  readonly kind: CardKind;
  readonly title: string;
  readonly total: StockTotals;
  /** Of the cards that match the filters; undefined without a filter. */
  readonly filtered: StockTotals | undefined;
  readonly sort: {
    readonly label: string;
    readonly value: string;
    readonly options: readonly SelectOption<string>[];
    readonly onChange: (value: string) => void;
  };
  readonly filters: ReactNode;
  readonly rows: readonly StockRow<Kind>[];
  /** Changes with filters and order: the list then begins at the top. */
  readonly shown: unknown;
  readonly find: (id: CardId) => Kind | undefined;
  readonly Line: ComponentType<LineProps<Kind>>;
  readonly overlay: Overlay | null;
  /** The list scrolls by itself, not with the page. */
  readonly column: boolean;
  /** Shown in an empty list. */
  readonly empty: string;
}

/** Crypt or library of the inventory: totals, order, filters, the field that adds a card, and the list. */
export function PartSection<Kind extends Card>(props: PartSectionProps<Kind>) {
  const { kind, title, total, filtered, sort, filters, rows, shown, find, Line, overlay, column, empty } =
    props;
  const { t } = useTranslation();
  const { onCopies, onUses } = useInventoryView();
  const id = useId();
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [picked, setPicked] = useState<{ readonly card: CardId } | undefined>();
  const onPick = useCallback((card: CardId) => setPicked({ card }), []);
  const adding = useRef<HTMLDivElement>(null);
  const onDone = useCallback(() => adding.current?.querySelector("input")?.focus(), []);
  const pickedCard = picked && onCopies && find(picked.card);
  useBackToTop(shown, column ? (scroller ?? undefined) : undefined);
  return (
    <section
      {...useRowFocus()}
      aria-labelledby={id}
      className={column ? `${section.section} ${styles.column}` : section.section}
    >
      <header className={section.header}>
        <h2 id={id}>{title}</h2>
        <p className={styles.totals}>
          <Totals totals={total} />
          {filtered && <Totals totals={filtered} />}
        </p>
        <div className={`${section.tools} ${styles.order}`}>
          <Select {...sort} />
        </div>
      </header>
      <div className={styles.filters}>{filters}</div>
      {onUses && (
        <div ref={adding} className={section.adding}>
          {onCopies ? (
            <AddingField kind={kind} onPick={onPick} />
          ) : (
            <p className={section.facts}>{t("inventory.locked-text")}</p>
          )}
        </div>
      )}
      {pickedCard && (
        <PickedCard
          key={pickedCard.id}
          of={picked}
          card={pickedCard}
          Line={Line}
          overlay={overlay}
          onDone={onDone}
        />
      )}
      <div ref={setScroller}>
        {rows.length === 0 && <p className={`${section.facts} ${styles.empty}`}>{empty}</p>}
        {(!column || scroller) && (
          <StockList
            label={title}
            rows={rows}
            Line={Line}
            overlay={overlay}
            scroller={column ? (scroller ?? undefined) : undefined}
          />
        )}
      </div>
    </section>
  );
}

/** Copies, different cards, missing copies; of the filtered cards, if there are any filters, on a line of its own. */
const Totals = memo(function Totals({ totals }: { readonly totals: StockTotals }) {
  const { t } = useTranslation();
  const { copies, unique, missing } = totals;
  return (
    <span className={section.facts}>
      {t("inventory.total", { copies, unique })}
      {missing > 0 && <b className={styles.missing}> {t("inventory.missing-n", { count: missing })}</b>}
    </span>
  );
});
