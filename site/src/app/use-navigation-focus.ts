import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

/** Milliseconds to wait for the heading of a new screen. */
const PATIENCE = 10_000;

/**
 * After a navigation the focus goes to the heading of the new screen, so that screen readers announce the page.
 * Not on the first load, not when only the search changes, and never away from a control that stays: a user who
 * draws one random card after another keeps the button.
 */
export function useNavigationFocus(): void {
  const router = useRouter();
  useEffect(() => {
    let stopWaiting: (() => void) | undefined;
    const unsubscribe = router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
      if (!fromLocation || !pathChanged) return;
      stopWaiting?.();
      stopWaiting = focusHeading();
    });
    return () => {
      unsubscribe();
      stopWaiting?.();
    };
  }, [router]);
}

/** Focuses the heading now, or when the screen that is still waiting for its data has one. */
function focusHeading(): (() => void) | undefined {
  const main = document.getElementById("main");
  const before = document.activeElement;
  if (!main || staysInScreen(main, before)) return;

  const tryNow = () => {
    const heading = main.querySelector("h1");
    if (!heading) return false;
    // Does not take the focus back when the user has moved it in the meantime.
    const moved = document.activeElement !== before && document.activeElement !== document.body;
    if (moved) return true;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return true;
  };
  if (tryNow()) return;
  const observer = new MutationObserver(() => {
    if (tryNow()) stop();
  });
  const stop = () => observer.disconnect();
  setTimeout(stop, PATIENCE);
  observer.observe(main, { childList: true, subtree: true });
  return stop;
}

function staysInScreen(main: HTMLElement, active: Element | null): boolean {
  return active !== main && main.contains(active);
}
