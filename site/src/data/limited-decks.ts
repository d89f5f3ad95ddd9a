import { tagOfPreset } from "../domain/limited/preset-tag";
import { usePreferences } from "./preferences";
import { useStore } from "./store";
import { createPersistentStore } from "./stored-text";

/** Whether only those of the user's decks that have the tag of the limited preset are offered, on this device. */
const only = createPersistentStore("methuselah.limited-decks", {
  parse: (text) => text === "true",
  print: String,
});

export const offerTaggedOnly: (isOnly: boolean) => void = only.set;

export function useTaggedOnly(): boolean {
  return useStore(only);
}

/** The tag that decks need to be offered; undefined: all decks are offered (docs/rules/decks.md §6.2). */
export function useWantedTag(): string | undefined {
  const { limitedMode, limitedPreset } = usePreferences();
  const isOnly = useTaggedOnly();
  return isOnly && limitedMode ? tagOfPreset(limitedPreset) : undefined;
}
