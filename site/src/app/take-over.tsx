import { use, useLayoutEffect } from "react";
import { noteStaticFocus, restoreStaticFocus } from "./static-focus";

/** Milliseconds between two looks at a press. */
const INTERVAL = 30;

let end: Promise<void> | undefined;

/** A link of the static page is held down. */
function isPressed(): boolean {
  return document.querySelector(":is(.shell-bar, .shell-text) :active") !== null;
}

async function released(): Promise<void> {
  while (isPressed()) await new Promise((resolve) => setTimeout(resolve, INTERVAL));
  end = undefined;
}

/**
 * Rendered after the rest of the application, which replaces the static page when it is complete: during a press that
 * would remove the pressed link, and the browser would send no click. A focused link keeps the focus.
 */
export function TakeOver(): null {
  if (isPressed()) {
    end ??= released();
    use(end);
  }
  noteStaticFocus();
  useLayoutEffect(restoreStaticFocus, []);
  return null;
}
