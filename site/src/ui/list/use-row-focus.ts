import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from "react";

const CONTROLS = "a[href], button, input, summary";

function rowsIn(list: HTMLElement | null): readonly HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>("[data-card]") ?? [])];
}

function controlsIn(row: HTMLElement): readonly HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(CONTROLS)];
}

/** The focused control, its card, and the position of its row. */
interface Focused {
  readonly control: HTMLElement;
  readonly index: number;
  readonly card: string | undefined;
  readonly row: number;
}

interface RowFocus {
  readonly ref: RefObject<HTMLElement | null>;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur: () => void;
}

/**
 * A card that moves to the side list or back keeps the focus; after one that leaves the deck, the row in its place
 * gets it. Nothing scrolls.
 */
export function useRowFocus(): RowFocus {
  const ref = useRef<HTMLElement>(null);
  const last = useRef<Focused | undefined>(undefined);
  useLayoutEffect(() => {
    const previous = last.current;
    if (!previous || previous.control.isConnected) return;
    last.current = undefined;
    if (document.activeElement !== document.body) return;
    const rows = rowsIn(ref.current);
    const row =
      rows.find(({ dataset }) => dataset.card === previous.card) ?? rows[previous.row] ?? rows.at(-1);
    const control = row ? controlsIn(row)[previous.index] : ref.current?.querySelector("input");
    control?.focus({ preventScroll: true });
  });
  return {
    ref,
    onFocus: ({ target: control }) => {
      const row = control.closest<HTMLElement>("[data-card]");
      last.current = row
        ? {
            control,
            index: controlsIn(row).indexOf(control),
            card: row.dataset.card,
            row: rowsIn(ref.current).indexOf(row),
          }
        : undefined;
    },
    onBlur: () => {
      last.current = undefined;
    },
  };
}
