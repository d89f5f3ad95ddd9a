import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

/**
 * After a navigation the focus goes to the heading of the new screen, so that screen readers say where one is.
 * Not on the first load, not when only the search changes, and never away from a control that stays: whoever draws
 * one random card after another keeps the button.
 */
export function useArrival(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return;
        const active = document.activeElement;
        if (active && document.getElementById("main")?.contains(active) && active.id !== "main") return;
        focusHeading();
      }),
    [router],
  );
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>("main h1");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
