import { useRouter } from "@tanstack/react-router";
import { useLayoutEffect } from "react";
import { getPreferences } from "../../data/preferences";
import { afterClosing } from "../closing-dialog";

const TEXT_FIELDS = "input, textarea, select, [contenteditable]:not([contenteditable='false'])";

/** Whether no focused field handles the key itself. */
function isFree({ target }: KeyboardEvent): boolean {
  return getPreferences().shortcuts && !(target instanceof Element && target.closest(TEXT_FIELDS));
}

/**
 * `c` and `l` only where the page has fields that add cards: elsewhere they are its own keys. To look for the fields
 * takes a while, so it is not done for keys of a text.
 */
function isShortcut(key: string): boolean {
  return (document.querySelector("[data-adding]") ? /^[/?nclt]$/ : /^[/?nt]$/).test(key);
}

/** Ctrl-K and ⌘-K open the palette everywhere; the other shortcuts are single keys. The code is fetched on first use. */
export function useShortcuts(): void {
  const router = useRouter();
  // Not `useDocumentKeys`, which the start of every page would have to load.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key } = event;
      if (event.defaultPrevented || event.altKey) return;
      const isWanted = event.ctrlKey || event.metaKey ? key === "k" : isFree(event) && isShortcut(key);
      const press = () =>
        void import("../press-shortcut").then(({ pressShortcut }) => pressShortcut(key, router));
      if (isWanted && afterClosing(press)) event.preventDefault();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [router]);
}
