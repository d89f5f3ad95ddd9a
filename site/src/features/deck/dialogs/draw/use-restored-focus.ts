import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Restores the focus after a focused row has left its list: to the button of the row in its place, else to `instead`.
 * Returns the function to call before a row may leave.
 */
export function useRestoredFocus(
  list: RefObject<HTMLElement | null>,
  instead: RefObject<HTMLElement | null>,
): (row: number) => void {
  const left = useRef<number | undefined>(undefined);
  useLayoutEffect(() => {
    const row = left.current;
    left.current = undefined;
    if (row === undefined || document.activeElement?.closest("dialog")) return;
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>("[data-step]") ?? [])];
    (buttons[Math.min(row, buttons.length - 1)] ?? instead.current)?.focus();
  });
  return (row) => {
    left.current = row;
  };
}
