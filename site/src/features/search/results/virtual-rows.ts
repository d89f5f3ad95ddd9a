import {
  defaultRangeExtractor,
  type Range,
  useVirtualizer,
  useWindowVirtualizer,
} from "@tanstack/react-virtual";
import { type RefObject, useCallback, useLayoutEffect, useState } from "react";

/** Rows kept ready beyond the visible ones. */
const OVERSCAN = 8;

interface Settings {
  readonly list: RefObject<HTMLElement | null>;
  readonly count: number;
  readonly rowHeight: number;
  /** Always drawn, so that the keyboard's place is not lost by scrolling. */
  readonly current: number;
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

/** The rows in sight of a list that scrolls inside its column. */
export function useColumnRows({
  list,
  count,
  rowHeight,
  current,
  column,
}: Settings & { readonly column: RefObject<HTMLElement | null> }): VirtualRows {
  const margin = useOffset(list, column);
  const virtualizer = useVirtualizer({
    count,
    overscan: OVERSCAN,
    estimateSize: () => rowHeight,
    getScrollElement: () => column.current,
    rangeExtractor: useRange(current, count),
    scrollMargin: margin,
  });
  useLayoutEffect(() => {
    if (rowHeight > 0) virtualizer.measure();
  }, [virtualizer, rowHeight]);
  return visible(virtualizer, margin);
}

/** The rows in sight of a list that scrolls with the page. */
export function usePageRows({ list, count, rowHeight, current }: Settings): VirtualRows {
  const margin = useOffset(list, undefined);
  const virtualizer = useWindowVirtualizer({
    count,
    overscan: OVERSCAN,
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

/** How far below the top of what scrolls the list begins. */
function useOffset(
  list: RefObject<HTMLElement | null>,
  column: RefObject<HTMLElement | null> | undefined,
): number {
  const [offset, setOffset] = useState(0);
  // What stands above the list changes with the search: it is measured after every render.
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const top = element.getBoundingClientRect().top;
    const scroller = column?.current;
    setOffset(
      Math.round(
        scroller ? top - scroller.getBoundingClientRect().top + scroller.scrollTop : top + window.scrollY,
      ),
    );
  });
  return offset;
}
