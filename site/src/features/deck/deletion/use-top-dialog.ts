import { useSyncExternalStore } from "react";

/**
 * The topmost modal dialog, if one is open; observed only while `isWanted`, because it needs a MutationObserver on the
 * whole page.
 */
export function useTopDialog(isWanted: boolean): Element | undefined {
  return useSyncExternalStore(isWanted ? subscribe : watchNothing, topDialog);
}

const watchNothing = () => () => {};

export function topDialog(): Element | undefined {
  // A dialog that was opened by another one is inside or after it in the document.
  return [...document.querySelectorAll("dialog[open]")].at(-1);
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { attributeFilter: ["open"], childList: true, subtree: true });
  return () => observer.disconnect();
}
