import { useEffect, useRef } from "react";

/** Scrolls to the top when the search changes; `column` is the scroller, undefined for the page. */
export function useBackToTop(shown: unknown, column: HTMLElement | undefined): void {
  const before = useRef(shown);
  const moved = useRef(false);

  useEffect(() => {
    const scroller = column ?? window;
    const note = () => {
      moved.current = true;
    };
    scroller.addEventListener("scroll", note, { passive: true });
    return () => scroller.removeEventListener("scroll", note);
  }, [column]);

  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    // Scrolling forces a layout, so it is avoided on key presses that need none.
    if (!moved.current) return;
    (column ?? window).scrollTo({ top: 0 });
    moved.current = false;
  }, [shown, column]);
}
