import { useElementScrollRestoration } from "@tanstack/react-router";
import { useEffect, useState } from "react";

/** Ways to scroll, or to aim at what is in sight. */
const TAKEN_OVER = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/**
 * Goes to where the user left the page as soon as it is long enough again: the router does so when the page is first
 * rendered. A user who scrolls or presses before has decided otherwise.
 */
export function useRestoredScroll(): void {
  const left = useElementScrollRestoration({ getElement: () => window })?.scrollY ?? 0;
  const [top] = useState(left);
  useEffect(() => {
    if (top === 0) return;
    const end = new AbortController();
    const observer = new ResizeObserver(() => {
      if (end.signal.aborted || document.documentElement.scrollHeight < top + window.innerHeight) return;
      window.scrollTo({ top, behavior: "instant" });
      end.abort();
    });
    end.signal.addEventListener("abort", () => observer.disconnect());
    for (const event of TAKEN_OVER) {
      window.addEventListener(event, () => end.abort(), { passive: true, signal: end.signal });
    }
    observer.observe(document.body);
    return () => end.abort();
  }, [top]);
}
