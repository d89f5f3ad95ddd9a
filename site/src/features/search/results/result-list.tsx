import {
  type ComponentType,
  type MouseEvent,
  memo,
  type RefObject,
  useDeferredValue,
  useMemo,
  useRef,
} from "react";
import { usePinnedCards } from "../../../data/pinned-cards";
import type { Card } from "../../../domain/card/card";
import { type LocalizedCard, localizeCard } from "../../../domain/card/localized-card";
import type { Overlay } from "../../../generated/published";
import { useTranslation } from "../../../i18n/translation";
import { CardOpenerProvider, useCardOpener, useListOpener } from "../../../ui/card/card-opener";
import { type RowShape, useRowHeight } from "../../../ui/list/row-height";
import { useRowKeys } from "../../../ui/list/row-keys";
import { type Column, useColumnRows, usePageRows, type VirtualRows } from "../../../ui/list/virtual-rows";
import rowStyles from "../../../ui/list/virtual-rows.module.css";
import type { AddTargetState } from "../add-mode/add-mode";
import styles from "./result-list.module.css";

/** One line of 38 px, or two with 60 px together; the style sheet of narrow rows has the same minimum width. */
const ROWS: RowShape = {
  ...{ narrowBelow: 38.75, wide: 2.375, narrow: 3.75 },
  tight: { below: 12.5, height: 5.75 },
};

export interface RowProps<Kind extends Card> {
  readonly card: Kind;
  readonly localized: LocalizedCard;
  /** The row in the tab order. */
  readonly isCurrent: boolean;
  readonly isPinned: boolean;
}

export interface ResultListProps<Kind extends Card> {
  readonly cards: readonly Kind[];
  /** false while something else replaces the list, which stays mounted for its next cards. */
  readonly isShown: boolean;
  readonly overlay: Overlay | null;
  readonly Row: ComponentType<RowProps<Kind>>;
  /** The scroller of the list; undefined if the page scrolls. */
  readonly column: Column | undefined;
  /** The deck that cards are added to; undefined without add mode. */
  readonly target: AddTargetState;
}

/** The results as a list; only visible rows are rendered. */
export function ResultList<Kind extends Card>({ column, ...rest }: ResultListProps<Kind>) {
  return column ? <ColumnList {...rest} column={column} /> : <PageList {...rest} />;
}

type ListProps<Kind extends Card> = Omit<ResultListProps<Kind>, "column">;

function ColumnList<Kind extends Card>({ column, ...rest }: ListProps<Kind> & { readonly column: Column }) {
  const list = useRef<HTMLUListElement>(null);
  const rowHeight = useRowHeight(list, ROWS);
  const count = rest.cards.length;
  const keys = useRowKeys(list, count);
  const rows = useColumnRows({ count, rowHeight, current: keys.current, column });
  return <Rows {...rest} list={list} rowHeight={rowHeight} keys={keys} rows={rows} />;
}

function PageList<Kind extends Card>(props: ListProps<Kind>) {
  const list = useRef<HTMLUListElement>(null);
  const rowHeight = useRowHeight(list, ROWS);
  const count = props.cards.length;
  const keys = useRowKeys(list, count);
  const rows = usePageRows({ list, count, rowHeight, current: keys.current });
  return <Rows {...props} list={list} rowHeight={rowHeight} keys={keys} rows={rows} />;
}

/** Rows rendered synchronously with a key press; the others follow in the next frame. */
const FIRST_ROWS = 3;
const NONE: readonly never[] = [];

interface RowsProps<Kind extends Card> extends ListProps<Kind> {
  readonly list: RefObject<HTMLUListElement | null>;
  readonly rowHeight: number;
  readonly keys: ReturnType<typeof useRowKeys>;
  readonly rows: VirtualRows;
}

function Rows<Kind extends Card>(props: RowsProps<Kind>) {
  const { cards, isShown, overlay, Row, target, list, rowHeight, keys, rows } = props;
  const { t } = useTranslation();
  const pinned = usePinnedCards();
  const late = useDeferredValue(isShown ? cards : NONE, NONE);
  const opener = useListOpener(cards);
  const { current } = keys;

  return (
    <CardOpenerProvider value={opener}>
      <div className={target ? styles.adds : styles.container}>
        <ul
          ref={list}
          aria-label={t("search.results")}
          className={rowStyles.list}
          style={{ blockSize: rows.height }}
          onKeyDown={keys.onKeyDown}
        >
          {rows.rows.map(({ index, top }, position) => {
            // The current row too: a key has just gone to it, and it takes the focus.
            const shown = position < FIRST_ROWS || index === current ? cards : late;
            const card = shown[index];
            return (
              card && (
                <Item
                  key={index}
                  Row={Row}
                  target={target}
                  card={card}
                  overlay={overlay}
                  index={index}
                  count={shown.length}
                  top={top}
                  height={rowHeight}
                  isCurrent={index === current}
                  isPinned={pinned.includes(card.id)}
                  onFocusRow={keys.onFocusRow}
                />
              )
            );
          })}
        </ul>
      </div>
    </CardOpenerProvider>
  );
}

interface ItemProps<Kind extends Card> extends Omit<RowProps<Kind>, "localized"> {
  readonly Row: ComponentType<RowProps<Kind>>;
  readonly target: AddTargetState;
  readonly overlay: Overlay | null;
  readonly index: number;
  readonly count: number;
  readonly top: number;
  readonly height: number;
  readonly onFocusRow: (index: number) => void;
}

function ListItem<Kind extends Card>(props: ItemProps<Kind>) {
  const { Row, target, card, overlay, index, count, top, height, onFocusRow } = props;
  const { isCurrent, isPinned } = props;
  const opener = useCardOpener();
  const localized = useMemo(() => localizeCard(card, overlay), [card, overlay]);
  const openFromRow = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest("a, button, [data-copies]")) return;
    opener?.open(card.id);
  };
  const line = <Row card={card} localized={localized} isCurrent={isCurrent} isPinned={isPinned} />;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the row is a larger pointer target; keys use the link in it
    <li
      className={index % 2 === 0 ? rowStyles.item : `${rowStyles.item} ${rowStyles.odd}`}
      style={{ blockSize: height, insetBlockStart: top }}
      data-row={index}
      aria-setsize={count}
      aria-posinset={index + 1}
      onClick={openFromRow}
      onFocus={() => onFocusRow(index)}
    >
      {target && target !== "loading" ? (
        <target.Row target={target} card={card} localized={localized} isCurrent={isCurrent}>
          {line}
        </target.Row>
      ) : (
        line
      )}
    </li>
  );
}

const Item = memo(ListItem) as typeof ListItem;
