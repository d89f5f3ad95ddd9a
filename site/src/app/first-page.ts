import type { AnyRouter } from "@tanstack/react-router";
import { atMost } from "./at-most";

/** How long the static page may stay, in milliseconds. */
const PATIENCE = 2000;

/** The content of the static page before the application starts, for the page at this URL. */
export const STATIC_CONTENT = {
  path: window.location.pathname,
  /** Read at startup, while the page still contains them. */
  elements: [...document.querySelectorAll("#root main > :not(.shell-article)")],
};

/** Waits for the code of the first page, so that the application replaces the static page without a blank. */
export async function loadFirstPage(router: AnyRouter): Promise<void> {
  await atMost(PATIENCE, router.load());
}
