import type { KeyboardEvent } from "react";

/** Step of the keys + and − for the focused card; in fields they are typed instead. */
export function stepOfKey({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): 1 | -1 | undefined {
  if (ctrlKey || metaKey || altKey || target instanceof HTMLInputElement) return undefined;
  if (key === "+") return 1;
  return key === "-" ? -1 : undefined;
}
