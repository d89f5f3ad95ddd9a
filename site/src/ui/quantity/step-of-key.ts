import type { KeyboardEvent } from "react";

/** What the keys + and − do to the copies of the card that has the focus; in a field they are written. */
export function stepOfKey({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): 1 | -1 | undefined {
  if (ctrlKey || metaKey || altKey || target instanceof HTMLInputElement) return undefined;
  if (key === "+") return 1;
  return key === "-" ? -1 : undefined;
}
