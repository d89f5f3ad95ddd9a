import {
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { Card, CardId } from "../../../domain/card/card";
import type { StockRow } from "../../../domain/inventory/stock-rows";
import type { Overlay } from "../../../generated/published";
import { CardOpenerProvider, useCardOpener, useListOpener } from "../../../ui/card/card-opener";
import type { LineProps } from "../../../ui/card-row/line-props";
import { type RowShape, useRowHeight } from "../../../ui/list/row-height";
import { useKeysOf } from "../../../ui/list/row-keys";
import { type Column, useColumnRows, usePageRows, type VirtualRows } from "../../../ui/list/virtual-rows";
import rowStyles from "../../../ui/list/virtual-rows.module.css";
import { useInventoryView } from "../shared/inventory-context";
import { StockCells } from "./stock-cells";
import styles from "./stock-list.module.css";

/** 45 px for one or two lines; 60 px where a thumb needs them and names may wrap. */
const ROWS: RowShape = {
  ...{ narrowBelow: 18, wide: 2.8125, narrow: 3.75 },
  tight: { below: 12.5, height: 5.75 },
};

const NUMBER = '[role="spinbutton"]';

export interface StockListProps<Kind extends Card> {
  /** "Crypt". */
  readonly label: string;
  readonly rows: readonly StockRow<Kind>[];
  readonly Line: ComponentType<LineProps<Kind>>;
  readonly overlay: Overlay | null;
  /** undefined: the list scrolls with the page. */
  readonly scroller: HTMLElement | undefined;
}

/** The cards of one kind; only visible rows are rendered. Memoized: an edit changes totals, but no places. */
export const StockList = memo(PlainStockList) as typeof PlainStockList;

function PlainStockList<Kind extends Card>({ scroller, ...rest }: StockListProps<Kind>) {
  return scroller ? <ColumnList {...rest} scroller={scroller} /> : <PageList {...rest} />;
}

type ListProps<Kind extends Card> = Omit<StockListProps<Kind>, "scroller">;

function ColumnList<Kind extends Card>(props: ListProps<Kind> & { readonly scroller: HTMLElement }) {
  const { scroller, ...rest } = props;
  const list = useRef<HTMLUListElement>(null);
  const above = useRef<HTMLElement>(null);
  const column = useMemo((): Column => ({ scroller, above }), [scroller]);
  const rowHeight = useRowHeight(list, ROWS);
  const keys = useCardKeys(list, rest.rows);
  const rows = useColumnRows({ count: rest.rows.length, rowHeight, current: keys.current, column });
  return <Rows {...rest} list={list} rowHeight={rowHeight} keys={keys} shown={rows} />;
}

function PageList<Kind extends Card>(props: ListProps<Kind>) {
  const list = useRef<HTMLUListElement>(null);
  const rowHeight = useRowHeight(list, ROWS);
  const keys = useCardKeys(list, props.rows);
  const rows = usePageRows({ list, count: props.rows.length, rowHeight, current: keys.current });
  return <Rows {...props} list={list} rowHeight={rowHeight} keys={keys} shown={rows} />;
}

/** The current row follows its card when the list is sorted again; without the card it stays where it was. */
function useCardKeys(list: RefObject<HTMLElement | null>, rows: readonly StockRow<Card>[]) {
  const [chosen, setChosen] = useState<{ readonly card: CardId; readonly index: number } | undefined>();
  const indexes = useMemo(() => new Map(rows.map(({ card }, index) => [card.id, index])), [rows]);
  const index = chosen ? (indexes.get(chosen.card) ?? chosen.index) : 0;
  const onChoose = (next: number) => {
    const card = rows[next]?.card.id;
    if (card !== undefined) setChosen({ card, index: next });
  };
  return useKeysOf(list, { count: rows.length, chosen: index, onChoose });
}

interface RowsProps<Kind extends Card> extends ListProps<Kind> {
  readonly list: RefObject<HTMLUListElement | null>;
  readonly rowHeight: number;
  readonly keys: ReturnType<typeof useKeysOf>;
  readonly shown: VirtualRows;
}

function Rows<Kind extends Card>(props: RowsProps<Kind>) {
  const { label, rows, Line, overlay, list, rowHeight, keys, shown } = props;
  const cards = useMemo(() => rows.map(({ card }) => card), [rows]);
  const opener = useListOpener(cards);
  const { onUses } = useInventoryView();
  const chooseRow = useRef(keys.onFocusRow);
  useLayoutEffect(() => {
    chooseRow.current = keys.onFocusRow;
  });
  const onFocusRow = useMemo(() => (index: number) => chooseRow.current(index), []);
  const wasTyped = useRef(false);
  /** After typing, Tab goes to the number of the next card. */
  const onTab = (event: KeyboardEvent) => {
    if (event.key !== "Tab" || event.shiftKey || !wasTyped.current) return;
    if (keys.current + 1 >= rows.length) return;
    event.preventDefault();
    event.stopPropagation();
    keys.go(keys.current + 1, NUMBER);
  };
  return (
    <CardOpenerProvider value={opener}>
      <div className={`${styles.container} ${onUses ? styles.own : ""}`}>
        <ul
          ref={list}
          aria-label={label}
          className={rowStyles.list}
          style={{ blockSize: shown.height }}
          onKeyDownCapture={onTab}
          onKeyDown={keys.onKeyDown}
          onFocus={() => {
            wasTyped.current = false;
          }}
          onInput={() => {
            wasTyped.current = true;
          }}
        >
          {shown.rows.map(({ index, top }) => {
            const card = rows[index]?.card;
            return (
              card && (
                <Item
                  key={card.id}
                  card={card}
                  Line={Line}
                  overlay={overlay}
                  index={index}
                  count={rows.length}
                  top={top}
                  height={rowHeight}
                  isCurrent={index === keys.current}
                  onFocusRow={onFocusRow}
                />
              )
            );
          })}
        </ul>
      </div>
    </CardOpenerProvider>
  );
}

interface ItemProps<Kind extends Card> {
  readonly card: Kind;
  readonly Line: ComponentType<LineProps<Kind>>;
  readonly overlay: Overlay | null;
  readonly index: number;
  readonly count: number;
  readonly top: number;
  readonly height: number;
  readonly isCurrent: boolean;
  readonly onFocusRow: (index: number) => void;
}

/** Memoized: an edit renders only its own row, which reads its copies itself. */
const Item = memo(PlainItem) as typeof PlainItem;

function PlainItem<Kind extends Card>(props: ItemProps<Kind>) {
  const { card, Line, overlay, index, count, top, height, isCurrent, onFocusRow } = props;
  const opener = useCardOpener();
  const openFromRow = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest("a, button, input, [data-copies]")) return;
    opener?.open(card.id);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the row is a larger pointer target; keys use the link in it
    <li
      className={index % 2 === 0 ? rowStyles.item : `${rowStyles.item} ${rowStyles.odd}`}
      style={{ blockSize: height, insetBlockStart: top }}
      data-row={index}
      data-card={card.id}
      aria-setsize={count}
      aria-posinset={index + 1}
      onClick={openFromRow}
      onFocus={() => onFocusRow(index)}
    >
      <StockCells card={card} Line={Line} overlay={overlay} isCurrent={isCurrent} />
    </li>
  );
}
