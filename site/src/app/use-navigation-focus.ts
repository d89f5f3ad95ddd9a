import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { nextTask } from "../data/next-task";

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

/**
 * Focuses the heading of the new screen, or of the one that is still waiting for its data. In another task, because the
 * focus needs a layout and rendering the screen has taken long enough.
 */
function focusHeading(): (() => void) | undefined {
  const main = document.getElementById("main");
  const before = document.activeElement;
  const staysInScreen = main !== before && main?.contains(before);
  if (!main || staysInScreen) return;

  const tryNow = () => {
    const heading = main.querySelector("h1");
    if (!heading) return;
    stop();
    // Does not take the focus back when the user has moved it in the meantime.
    if (document.activeElement !== before && document.activeElement !== document.body) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(tryNow);
  const stop = () => observer.disconnect();
  setTimeout(stop, PATIENCE);
  observer.observe(main, { childList: true, subtree: true });
  void nextTask().then(tryNow);
  return stop;
}
