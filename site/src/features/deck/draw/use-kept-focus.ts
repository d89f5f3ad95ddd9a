import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * A row that leaves its list takes the focus with it: the button of the row in its place gets it, else what stands
 * `instead` of the rows. Gives what a row calls before it may leave.
 */
export function useKeptFocus(
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
