import { fold } from "../name/fold";

/** Tag of decks for a preset; custom formats have none (docs/rules/decks.md §6.2). */
export function tagOfPreset(preset: string): string | undefined {
  return preset === "v5" || preset === "two-player" ? preset : undefined;
}

/** Whether a deck has the tag of a preset, in any case ("V5", "v5"). */
export function isTagged(tags: Iterable<string>, presetTag: string): boolean {
  for (const tag of tags) if (fold(tag) === presetTag) return true;
  return false;
}
