import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from "react";

interface RowKeys {
  /** The row in the tab order. */
  readonly current: number;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocusRow: (index: number) => void;
}

const PAGE = 10;

/** Arrow keys, Home, End and Page keys navigate the rows; the card link of the current row has the focus. */
export function useRowKeys(list: RefObject<HTMLElement | null>, count: number): RowKeys {
  const [chosen, setChosen] = useState(0);
  const moving = useRef(false);
  const current = Math.max(0, Math.min(chosen, count - 1));

  useLayoutEffect(() => {
    if (!moving.current) return;
    moving.current = false;
    list.current?.querySelector<HTMLElement>(`[data-row="${current}"] a`)?.focus();
  });

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
      moving.current = true;
      setChosen(Math.max(0, Math.min(next, count - 1)));
    },
    onFocusRow: setChosen,
  };
}
