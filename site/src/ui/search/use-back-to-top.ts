import { useEffect, useRef } from "react";

/** Another search begins at its first card; `column` is what scrolls, undefined when the page does. */
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
    // Scrolling makes the browser lay the page out at once: not on every key for nothing.
    if (!moved.current) return;
    (column ?? window).scrollTo({ top: 0 });
    moved.current = false;
  }, [shown, column]);
}
