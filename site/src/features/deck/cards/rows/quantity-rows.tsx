import type { ComponentType, ReactNode } from "react";
import type { Card, CardId } from "../../../../domain/card/card";
import type { DeckCardRow } from "../../../../domain/deck/rows/deck-card-rows";
import type { Overlay } from "../../../../generated/published";
import type { LineProps } from "../../../../ui/card-row/line-props";
import { LIVE, useMedia } from "../../../../ui/use-media";
import type { CopiesChange } from "../../shared/copies-change";
import { useRowMarks } from "../../shared/row-marks";
import { QuantityRow } from "./quantity-row";
import styles from "./rows.module.css";

export interface QuantityRowsProps<Kind extends Card> {
  /** The label of the list: "Crypt", "Masters", "Side library". */
  readonly label: string;
  readonly rows: readonly DeckCardRow<Kind>[];
  readonly Line: ComponentType<LineProps<Kind>>;
  readonly overlay: Overlay | null;
  /** The neighbours of an opened card. */
  readonly among: readonly CardId[];
  readonly onCopies: CopiesChange;
  readonly end?: ((row: DeckCardRow<Kind>) => ReactNode) | undefined;
  /** Shown below a line. */
  readonly below?: ((row: DeckCardRow<Kind>) => ReactNode) | undefined;
}

/** A list of cards of a deck. */
export function QuantityRows<Kind extends Card>(props: QuantityRowsProps<Kind>) {
  const { label, rows, Line, overlay, among, onCopies, end, below } = props;
  const typed = useMedia(LIVE);
  const editable = onCopies ? styles.editable : "";
  const marked = useRowMarks() ? styles.marked : "";
  return (
    <ul aria-label={label} className={`${styles.list} ${editable} ${marked}`}>
      {rows.map((row) => (
        <QuantityRow
          key={row.card.id}
          card={row.card}
          copies={row.copies}
          Line={Line}
          overlay={overlay}
          among={among}
          onCopies={onCopies}
          typed={typed}
          end={end?.(row)}
          below={below?.(row)}
        />
      ))}
    </ul>
  );
}
