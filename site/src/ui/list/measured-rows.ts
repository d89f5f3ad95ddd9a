import { useVirtualizer, useWindowVirtualizer } from "@tanstack/react-virtual";
import { useOverscan } from "./virtual-rows";

/** Rows are tall, so one beyond the visible ones is enough. */
const OVERSCAN = 1;
/** Maximum number of printed rows; a whole archive would be thousands of pages. */
const PRINTED = 200;

interface Settings {
  /** Row keys, by which measured heights are cached. */
  readonly keys: readonly number[];
  /** Estimated height of a row that was not rendered yet. */
  readonly estimate: number;
  /** Height of the content above the list. */
  readonly margin: number;
}

export interface MeasuredRows {
  readonly rows: readonly { readonly index: number; readonly top: number }[];
  readonly height: number;
  /** Measures a row, which has its index in `data-index`. */
  readonly measure: (row: HTMLElement | null) => void;
}

/** Visible rows of a list in a scrolling column, with variable row heights. */
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
    // Before the first measurement the rows of the first screen are rendered with the list, not afterwards.
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
