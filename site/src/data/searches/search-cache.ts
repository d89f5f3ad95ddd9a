import type { SavedSearches } from "../../domain/saved-search/search-edits";
import type { UserStorage } from "../decks/storage/user-storage";
import { createServerCopy, type ServerCopy } from "../server-copy";

/** The saved searches as the server has them, as far as this device knows. */
export interface ServerSearches {
  /** Counts their changes. */
  readonly version: number;
  readonly searches: SavedSearches;
}

export function createSearchCache(storage: UserStorage, key: string): ServerCopy<ServerSearches> {
  return createServerCopy(storage, key, newest);
}

function newest(before: ServerSearches | undefined, now: ServerSearches): ServerSearches {
  return before && before.version > now.version ? before : now;
}
