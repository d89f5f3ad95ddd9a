import { useSyncExternalStore } from "react";
import { personalText } from "../personal-text";

/** Remembered on the device, so that a page that is shown to others never begins with the names. */
const text = personalText("playtest-names");
const HIDDEN = "hidden";

/** Whether an admin has hidden the usernames of reporters. */
export function useHiddenNames(): boolean {
  return useSyncExternalStore(text.subscribe, () => text.read() === HIDDEN);
}

export function hideNames(hidden: boolean): void {
  text.write(hidden ? HIDDEN : null);
}
