import { fold } from "../name/fold";

/** The tag that marks decks of a preset; nobody's own format has one (docs/rules/decks.md §6.2). */
export function tagOfPreset(preset: string): string | undefined {
  return preset === "v5" || preset === "two-player" ? preset : undefined;
}

/** Has the deck the tag of a preset? People write "V5" and "v5". */
export function isTagged(tags: Iterable<string>, presetTag: string): boolean {
  for (const tag of tags) if (fold(tag) === presetTag) return true;
  return false;
}
