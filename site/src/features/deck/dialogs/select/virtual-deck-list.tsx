import { type ReactNode, useRef, useState } from "react";
import type { ListedDeck } from "../../../../domain/deck/deck";
import { type RowShape, useRowHeight } from "../../../../ui/list/row-height";
import { useColumnRows } from "../../../../ui/list/virtual-rows";
import { ScrollRegion } from "../../../../ui/scroll-region";
import { useRestoreFocus } from "../../../../ui/use-restore-focus";
import { useRowWalk } from "./row-walk";
import styles from "./select-deck.module.css";

/** One line or two; the style sheet uses the same breakpoint. */
const ROWS: RowShape = { narrowBelow: 46, wide: 2.75, narrow: 5.75 };

export interface ListRowProps {
  readonly deck: ListedDeck;
  /** 0 in the row that the Tab key reaches. */
  readonly tabIndex: 0 | -1;
}

interface VirtualDeckListProps {
  readonly label: string;
  readonly rows: readonly ListedDeck[];
  /** Shown if no deck is left. */
  readonly empty: ReactNode;
  readonly renderRow: (row: ListRowProps) => ReactNode;
}

/** A scrolling list of decks that renders only visible rows. */
export function VirtualDeckList(props: VirtualDeckListProps) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const region = useRef<HTMLDivElement>(null);
  useRestoreFocus(region);
  return (
    <div ref={region}>
      <ScrollRegion ref={setScroller} label={props.label} className={styles.scroller}>
        {scroller && <Rows {...props} scroller={scroller} />}
      </ScrollRegion>
    </div>
  );
}

function Rows({
  rows,
  empty,
  renderRow,
  scroller,
}: VirtualDeckListProps & { readonly scroller: HTMLElement }) {
  const list = useRef<HTMLUListElement>(null);
  const nothingAbove = useRef<HTMLElement>(null);
  const rowHeight = useRowHeight(list, ROWS);
  const walk = useRowWalk(list, rows.length);
  const { rows: drawn, height } = useColumnRows({
    count: rows.length,
    rowHeight,
    current: walk.current,
    column: { scroller, above: nothingAbove },
  });
  if (rows.length === 0) return <div className={styles.empty}>{empty}</div>;
  return (
    <ul ref={list} className={styles.list} style={{ blockSize: height }} onKeyDown={walk.onKeyDown}>
      {drawn.map(({ index, top }) => {
        const deck = rows[index];
        return (
          deck && (
            <li
              key={deck.id}
              className={styles.item}
              style={{ minBlockSize: rowHeight, insetBlockStart: top }}
              data-row={index}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              onFocus={() => walk.onFocusRow(index)}
            >
              {renderRow({ deck, tabIndex: index === walk.current ? 0 : -1 })}
            </li>
          )
        );
      })}
    </ul>
  );
}
