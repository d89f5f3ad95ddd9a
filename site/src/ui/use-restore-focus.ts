import { type RefObject, useEffect } from "react";

const STOPS = "a[href], button:not(:disabled), select, input, summary";

function tabStops(region: HTMLElement): readonly HTMLElement[] {
  return [...region.querySelectorAll<HTMLElement>(STOPS)].filter(({ tabIndex }) => tabIndex >= 0);
}

/**
 * Restores the focus when the focused control is removed by its own action (a chip, "Clear all", "SHOW n"): the
 * control that takes its position is focused, instead of the top of the page.
 */
export function useRestoreFocus(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    let last: { readonly control: HTMLElement; readonly index: number } | undefined;
    let frame = 0;
    const remember = ({ target }: FocusEvent) => {
      // The control that opened a dialog counts, not those of the dialog.
      if (!(target instanceof HTMLElement) || element.contains(target.closest("dialog"))) return;
      last = { control: target, index: tabStops(element).indexOf(target) };
    };
    const restore = () => {
      const removed = last;
      if (!removed || removed.control.isConnected || document.activeElement !== document.body) return;
      const stops = tabStops(element);
      if (stops.length === 0) return;
      last = undefined;
      // Without a position, because only the pointer reached the control, the first one is focused.
      stops[Math.max(0, Math.min(removed.index, stops.length - 1))]?.focus({ preventScroll: true });
    };
    // The replacement may render later.
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
