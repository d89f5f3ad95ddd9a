import { type RefObject, useLayoutEffect } from "react";

/** A button that can no longer be pressed would lose the focus: one that can, in the same place, gets it. */
export function useFocusBeside(place: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const pressed = document.activeElement;
    if (!(pressed instanceof HTMLButtonElement && pressed.disabled)) return;
    if (place.current?.contains(pressed)) {
      place.current.querySelector<HTMLElement>("button:not([disabled])")?.focus();
    }
  });
}
