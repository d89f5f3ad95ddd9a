import {
  defaultRangeExtractor,
  type Range,
  useVirtualizer,
  useWindowVirtualizer,
} from "@tanstack/react-virtual";
import { type RefObject, startTransition, useCallback, useEffect, useLayoutEffect, useState } from "react";
import { usePrinting } from "../use-printing";

/** Number of rows rendered beyond the visible ones. */
const OVERSCAN = 4;

/**
 * 0 until the list is painted, so that the first key press only waits for visible rows. In print all rows are
 * rendered, or at most `printed`.
 */
export function useOverscan(rows: number, printed = Number.POSITIVE_INFINITY): number {
  const [painted, setPainted] = useState(false);
  const printing = usePrinting();
  useEffect(() => startTransition(() => setPainted(true)), []);
  if (printing) return printed;
  return painted ? rows : 0;
}

interface Settings {
  readonly list: RefObject<HTMLElement | null>;
  readonly count: number;
  readonly rowHeight: number;
  /** Row that is always rendered, so that scrolling does not lose the keyboard focus. */
  readonly current: number;
}

/** A scrolling column with the content above the list. */
export interface Column {
  readonly scroller: HTMLElement;
  readonly above: RefObject<HTMLElement | null>;
}

export interface VirtualRows {
  readonly rows: readonly { readonly index: number; readonly top: number }[];
  readonly height: number;
}

function useRange(current: number, count: number) {
  return useCallback(
    (range: Range) => {
      const rows = defaultRangeExtractor(range);
      if (current >= count || rows.includes(current)) return rows;
      return [...rows, current].toSorted((one, other) => one - other);
    },
    [current, count],
  );
}

/** Visible rows of a list that scrolls in its column. */
export function useColumnRows({
  count,
  rowHeight,
  current,
  column,
}: Omit<Settings, "list"> & { readonly column: Column }): VirtualRows {
  const margin = useHeight(column.above);
  const virtualizer = useVirtualizer({
    count,
    overscan: useOverscan(OVERSCAN),
    estimateSize: () => rowHeight,
    getScrollElement: () => column.scroller,
    rangeExtractor: useRange(current, count),
    scrollMargin: margin,
  });
  useLayoutEffect(() => {
    if (rowHeight > 0) virtualizer.measure();
  }, [virtualizer, rowHeight]);
  return visible(virtualizer, margin);
}

/** Visible rows of a list that scrolls with the page. */
export function usePageRows({ list, count, rowHeight, current }: Settings): VirtualRows {
  const margin = usePageOffset(list);
  const virtualizer = useWindowVirtualizer({
    count,
    overscan: useOverscan(OVERSCAN),
    estimateSize: () => rowHeight,
    rangeExtractor: useRange(current, count),
    scrollMargin: margin,
  });
  useLayoutEffect(() => {
    if (rowHeight > 0) virtualizer.measure();
  }, [virtualizer, rowHeight]);
  return visible(virtualizer, margin);
}

interface Virtualizer {
  getVirtualItems(): readonly { readonly index: number; readonly start: number }[];
  getTotalSize(): number;
}

function visible(virtualizer: Virtualizer, margin: number): VirtualRows {
  return {
    rows: virtualizer.getVirtualItems().map(({ index, start }) => ({ index, top: start - margin })),
    height: virtualizer.getTotalSize(),
  };
}

/** Distance of the list from the top of the page. */
function usePageOffset(list: RefObject<HTMLElement | null>): number {
  const [offset, setOffset] = useState(0);
  // Content above the list changes with the search, so it is measured after every render.
  useLayoutEffect(() => {
    const top = list.current?.getBoundingClientRect().top;
    if (top !== undefined) setOffset(Math.round(top + window.scrollY));
  });
  return offset;
}

/** Height of the content above the list, observed because measuring it on every key press would force a layout. */
export function useHeight(above: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const element = above.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setHeight(element.offsetHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [above]);
  return height;
}
