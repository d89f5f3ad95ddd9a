import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from "react";

interface RowKeys {
  /** The row in the tab order. */
  readonly current: number;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocusRow: (index: number) => void;
  /** Focuses a control of a row: its link, or the first that matches a selector. */
  readonly go: (index: number, control?: string) => void;
}

const PAGE = 10;

/** Arrow keys, Home, End and Page keys navigate the rows; the card link of the current row has the focus. */
export function useRowKeys(list: RefObject<HTMLElement | null>, count: number): RowKeys {
  const [chosen, setChosen] = useState(0);
  return useKeysOf(list, { count, chosen, onChoose: setChosen });
}

interface Rows {
  readonly count: number;
  /** The row that was focused last. */
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
}

/** The same for a list that decides itself which row was chosen. */
export function useKeysOf(list: RefObject<HTMLElement | null>, { count, chosen, onChoose }: Rows): RowKeys {
  const moving = useRef<string | undefined>(undefined);
  const current = Math.max(0, Math.min(chosen, count - 1));

  useLayoutEffect(() => {
    if (moving.current === undefined) return;
    const control = moving.current;
    moving.current = undefined;
    list.current?.querySelector<HTMLElement>(`[data-row="${current}"] ${control}`)?.focus();
  });

  const go = (index: number, control = "a") => {
    moving.current = control;
    onChoose(Math.max(0, Math.min(index, count - 1)));
  };
  const target = (key: string): number | undefined => {
    switch (key) {
      case "ArrowDown":
        return current + 1;
      case "ArrowUp":
        return current - 1;
      case "PageDown":
        return current + PAGE;
      case "PageUp":
        return current - PAGE;
      case "Home":
        return 0;
      case "End":
        return count - 1;
      default:
        return undefined;
    }
  };
  return {
    current,
    onKeyDown: (event) => {
      const next = target(event.key);
      if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      go(next);
    },
    onFocusRow: onChoose,
    go,
  };
}
