import { useVirtualizer, useWindowVirtualizer } from "@tanstack/react-virtual";
import { useOverscan } from "./virtual-rows";

/** Tall rows: one beyond the visible ones is ready in time. */
const OVERSCAN = 1;
/** On paper a list goes on for so many rows: a whole archive would be thousands of pages. */
const PRINTED = 200;

interface Settings {
  /** What stands in each row; its height is remembered by it. */
  readonly keys: readonly number[];
  /** Height of a row that has not been seen yet. */
  readonly estimate: number;
  /** Height of what stands above the list. */
  readonly margin: number;
}

export interface MeasuredRows {
  readonly rows: readonly { readonly index: number; readonly top: number }[];
  readonly height: number;
  /** Watches the height of a row, which says its place in `data-index`. */
  readonly measure: (row: HTMLElement | null) => void;
}

/** The rows in sight of a list in a column that scrolls; every row is as high as what it holds. */
export function useMeasuredColumnRows(settings: Settings, scroller: HTMLElement): MeasuredRows {
  const virtualizer = useVirtualizer({ ...useCommon(settings), getScrollElement: () => scroller });
  return visible(virtualizer, settings.margin);
}

/** The same for a list that scrolls with the page. */
export function useMeasuredPageRows(settings: Settings): MeasuredRows {
  return visible(useWindowVirtualizer(useCommon(settings)), settings.margin);
}

function useCommon({ keys, estimate, margin }: Settings) {
  return {
    count: keys.length,
    overscan: useOverscan(OVERSCAN, PRINTED),
    estimateSize: () => estimate,
    getItemKey: (index: number) => keys[index] ?? index,
    scrollMargin: margin,
    // Until the list is measured: the rows of the first screen are drawn with the list, not a step later.
    initialRect: { width: 0, height: window.innerHeight },
  };
}

interface Virtualizer {
  getVirtualItems(): readonly { readonly index: number; readonly start: number }[];
  getTotalSize(): number;
  readonly measureElement: (row: HTMLElement | null) => void;
}

function visible(virtualizer: Virtualizer, margin: number): MeasuredRows {
  return {
    rows: virtualizer.getVirtualItems().map(({ index, start }) => ({ index, top: start - margin })),
    height: virtualizer.getTotalSize(),
    measure: virtualizer.measureElement,
  };
}
