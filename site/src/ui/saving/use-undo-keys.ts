import { areForDialog, useDocumentKeys } from "../document-keys";

export interface Undo {
  readonly undo: () => void;
  readonly redo: () => void;
}

const TYPED_IN = "input, textarea, [contenteditable]:not([contenteditable='false'])";

/** Whether the element has an undo of its own; a number field has one only while it is edited. */
function belongsToField(target: EventTarget | null): boolean {
  const field = target instanceof Element ? target.closest(TYPED_IN) : null;
  return field !== null && field.getAttribute("role") !== "spinbutton";
}

/** Ctrl or ⌘ with Z undoes the last edit; with Shift, or Ctrl with Y, it is redone. */
export function useUndoKeys({ undo, redo }: Undo): void {
  useDocumentKeys((event) => {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== "z" && key !== "y")) return;
    if (areForDialog() || belongsToField(event.target)) return;
    event.preventDefault();
    if (key === "z" && !event.shiftKey) undo();
    else redo();
  });
}
