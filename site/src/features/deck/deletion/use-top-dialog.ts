import { useSyncExternalStore } from "react";

/** The modal dialog over all others, if one is open. */
export function useTopDialog(): Element | undefined {
  return useSyncExternalStore(subscribe, topDialog);
}

function topDialog(): Element | undefined {
  // A dialog that another one has opened stands inside it or behind it in the page.
  return [...document.querySelectorAll("dialog[open]")].at(-1);
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { attributeFilter: ["open"], childList: true, subtree: true });
  return () => observer.disconnect();
}
