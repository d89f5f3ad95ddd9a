import { useLayoutEffect } from "react";

/**
 * Ctrl or ⌘ with Z undoes the last step, except in text fields, which have an undo of their own, and while the dialog
 * closes: the key is meant for the page then.
 */
export function useUndoKey(undo: () => void): void {
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isUndo = event.key.toLowerCase() === "z" && (event.ctrlKey || event.metaKey) && !event.altKey;
      if (!isUndo || event.shiftKey || event.target instanceof HTMLInputElement) return;
      if (!document.querySelector("dialog[open]:not([data-closing])")) return;
      event.preventDefault();
      undo();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [undo]);
}
