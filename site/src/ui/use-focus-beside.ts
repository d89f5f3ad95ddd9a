import { type RefObject, useLayoutEffect } from "react";

/** Moves the focus from a button that becomes disabled to an enabled one in the same region. */
export function useFocusBeside(region: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const pressed = document.activeElement;
    if (!(pressed instanceof HTMLButtonElement && pressed.disabled)) return;
    if (region.current?.contains(pressed)) {
      region.current.querySelector<HTMLElement>("button:not([disabled])")?.focus();
    }
  });
}
