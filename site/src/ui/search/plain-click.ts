import type { MouseEvent } from "react";

/** Whether a click on a link asks for nothing special, such as a new tab. */
export function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
