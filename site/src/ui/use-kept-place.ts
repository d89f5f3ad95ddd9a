import { type RefObject, useEffect } from "react";

const STOPS = "a[href], button:not(:disabled), select, input, summary";

function tabStops(region: HTMLElement): readonly HTMLElement[] {
  return [...region.querySelectorAll<HTMLElement>(STOPS)].filter(({ tabIndex }) => tabIndex >= 0);
}

/**
 * A control that goes away when it is used (a chip, "Clear all", "SHOW n") leaves the keyboard at its place: the focus
 * goes to what then stands there, not back to the top of the page.
 */
export function useKeptPlace(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    let last: { readonly control: HTMLElement; readonly place: number } | undefined;
    let frame = 0;
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) last = { control: target, place: tabStops(element).indexOf(target) };
    };
    const restore = () => {
      const gone = last;
      if (!gone || gone.control.isConnected || document.activeElement !== document.body) return;
      last = undefined;
      // A control that only the pointer reached has no place of its own: the first one is as near.
      const stops = tabStops(element);
      stops[Math.max(0, Math.min(gone.place, stops.length - 1))]?.focus({ preventScroll: true });
    };
    // What comes instead may be drawn a moment later.
    const observer = new MutationObserver(() => {
      if (!last || last.control.isConnected) return;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(restore);
    });
    element.addEventListener("focusin", remember);
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      element.removeEventListener("focusin", remember);
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [region]);
}
