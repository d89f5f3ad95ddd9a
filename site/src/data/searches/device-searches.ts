import { useMemo, useSyncExternalStore } from "react";
import {
  type NamedSearch,
  parseSearches,
  type Searches,
  withRecentSearch,
} from "../../domain/saved-search/saved-searches";
import { parseSaved, type SavedSearches } from "../../domain/saved-search/search-edits";
import { personalText } from "../personal-text";
import { createPersistentStore, parseJson } from "../stored-text";

const parse = (text: string | null) => parseSearches(parseJson(text));

/** Searches that were saved on this device while nobody was signed in. */
export const deviceSearches = createPersistentStore<SavedSearches>("methuselah.saved-searches", {
  parse: (text) => parseSaved(parseJson(text)),
  print: (searches) => JSON.stringify(searches),
});

/** Searches that were made on this device, the newest first. They reveal what a user looked for: personal data. */
const recent = personalText("recent-searches");

export function rememberSearch(search: NamedSearch): void {
  recent.write(JSON.stringify(withRecentSearch(parse(recent.read()), search)));
}

export function forgetRecentSearches(): void {
  recent.write(null);
}

export function useRecentSearches(): Searches {
  const text = useSyncExternalStore(recent.subscribe, recent.read);
  return useMemo(() => parse(text), [text]);
}
