import { type ComponentType, useRef } from "react";
import type { Card } from "../../../../domain/card/card";
import type { Copy } from "../../../../domain/deck/draw/part-draw";
import type { Overlay } from "../../../../generated/published";
import { useTranslation } from "../../../../i18n/translation";
import { Button } from "../../../../ui/button";
import { useCardOpener } from "../../../../ui/card/card-opener";
import type { LineProps } from "../../../../ui/card-row/line-props";
import rows from "../../cards/rows/rows.module.css";
import styles from "./draw.module.css";
import { PileRow } from "./pile-row";
import { useRestoredFocus } from "./use-restored-focus";

interface BurnedListProps<Kind extends Card> {
  /** "Controlled", "Ash heap". */
  readonly title: string;
  /** The total: "Capacity 12". */
  readonly totals: readonly string[];
  readonly burned: readonly Copy[];
  readonly cards: ReadonlyMap<number, Kind>;
  readonly Line: ComponentType<LineProps<Kind>>;
  readonly overlay: Overlay | null;
  readonly onReturn: (number: number) => void;
}

/** The cards that were played, newest first. */
export function BurnedList<Kind extends Card>(props: BurnedListProps<Kind>) {
  const { title, totals, burned, cards, Line, overlay, onReturn } = props;
  const { t } = useTranslation();
  const opener = useCardOpener();
  const list = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const leaving = useRestoredFocus(list, heading);
  const newestFirst = burned.toReversed();
  const among = [...new Set(newestFirst.map(({ card }) => card))];
  return (
    <>
      <h4 ref={heading} tabIndex={-1} className={rows.heading}>
        <span>
          {title} [{burned.length}]
        </span>
        {totals.map((total) => (
          <span key={total}>{total}</span>
        ))}
      </h4>
      {burned.length > 0 && (
        <ul ref={list} aria-label={title} className={`${rows.list} ${styles.pile}`}>
          {newestFirst.map(({ number, card: id }, row) => {
            const card = cards.get(id);
            if (!card) return null;
            return (
              <PileRow
                key={number}
                card={card}
                copies={undefined}
                Line={Line}
                overlay={overlay}
                among={among}
                onRow={() => opener?.open(id, among)}
                button={(name) => (
                  <Button
                    data-step
                    aria-label={t("deck-draw.return-card", { card: name })}
                    onClick={() => {
                      leaving(row);
                      onReturn(number);
                    }}
                  >
                    {t("deck-draw.return")}
                  </Button>
                )}
              />
            );
          })}
        </ul>
      )}
    </>
  );
}
