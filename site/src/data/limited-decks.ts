import { tagOfPreset } from "../domain/limited/preset-tag";
import { usePreferences } from "./preferences";
import { createStore, useStore } from "./store";

/** Of one's own decks only those with the tag of the limited preset are offered, if one wants it so on this device. */

const KEY = "methuselah.limited-decks";

function stored(): boolean {
  try {
    return localStorage.getItem(KEY) === "true";
  } catch {
    return false;
  }
}

const only = createStore(stored());

export function offerTaggedOnly(wanted: boolean): void {
  only.set(wanted);
  try {
    localStorage.setItem(KEY, String(wanted));
  } catch {
    // Where storage is refused it lasts as long as the page.
  }
}

export function useTaggedOnly(): boolean {
  return useStore(only);
}

/** The tag that decks must have to be offered; undefined: all of them are (docs/rules/decks.md §6.2). */
export function useWantedTag(): string | undefined {
  const { limitedMode, limitedPreset } = usePreferences();
  const isOnly = useTaggedOnly();
  return isOnly && limitedMode ? tagOfPreset(limitedPreset) : undefined;
}
