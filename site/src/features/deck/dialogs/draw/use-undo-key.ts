import { areForDialog, useDocumentKeys } from "../../../../ui/document-keys";

/** Ctrl or ⌘ with Z undoes the last step, except in text fields, which have an undo of their own. */
export function useUndoKey(undo: () => void): void {
  useDocumentKeys((event) => {
    const isUndo = event.key.toLowerCase() === "z" && (event.ctrlKey || event.metaKey) && !event.altKey;
    if (!isUndo || event.shiftKey || event.target instanceof HTMLInputElement || !areForDialog()) return;
    event.preventDefault();
    undo();
  });
}
