import { useEffect } from "react";

/** Ctrl or ⌘ with Z takes the last step back; a field in which something is written has an undo of its own. */
export function useUndoKey(undo: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isUndo = event.key.toLowerCase() === "z" && (event.ctrlKey || event.metaKey) && !event.altKey;
      if (!isUndo || event.shiftKey || event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      undo();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [undo]);
}
