import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from "react";

/** Keys that move between rows, and by how many rows. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 };

/**
 * The Tab key reaches one row; the arrow keys move between rows and stay on the same control. Distant rows are not
 * rendered before the focus reaches them.
 */
export function useRowWalk(list: RefObject<HTMLElement | null>, count: number) {
  const [chosen, setChosen] = useState(0);
  const wanted = useRef<string | undefined>(undefined);
  const current = Math.max(0, Math.min(chosen, count - 1));

  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    const row = list.current?.querySelector(`[data-row="${current}"]`);
    const same = row?.querySelector<HTMLElement>(`[data-control="${wanted.current}"]`);
    (same ?? row?.querySelector<HTMLElement>("[data-control]"))?.focus();
    wanted.current = undefined;
  });

  return {
    current,
    onFocusRow: setChosen,
    onKeyDown: (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      const control = event.target instanceof HTMLElement ? event.target.dataset.control : undefined;
      if (step === undefined || control === undefined) return;
      event.preventDefault();
      wanted.current = control;
      setChosen(Math.max(0, Math.min(current + step, count - 1)));
    },
  };
}
