import { isSameSearch, type NamedSearch, parseNamed, type SearchKey } from "./saved-searches";

/** A search that is saved under a name. */
export interface SavedSearch extends NamedSearch {
  /** When it was saved, in milliseconds since 1970: lists show the newest first. */
  readonly saved: number;
}

export type SavedSearches = readonly SavedSearch[];

/** Saved searches of an account, or of a device without one (docs/rules/site.md §2.1). */
export const MAX_SAVED = 100;

/** An edit of the saved searches. Applied twice, it changes nothing more. */
export type SearchEdit =
  /** Saves a search or, if it is saved already, renames it. */
  | { readonly kind: "save"; readonly search: SavedSearch }
  | { readonly kind: "delete"; readonly search: SearchKey };

/** Without limit, as the server has the last word. */
export function applySearchEdit(searches: SavedSearches, { kind, search }: SearchEdit): SavedSearches {
  const others = searches.filter((one) => !isSameSearch(one, search));
  if (kind === "delete") return others.length === searches.length ? searches : others;
  const at = others.findIndex((one) => one.saved < search.saved);
  return others.toSpliced(at < 0 ? others.length : at, 0, search);
}

/** Whether a search can be saved: it is saved already, or there are fewer than the limit. */
export function canSave(searches: SavedSearches, search: SearchKey): boolean {
  return searches.length < MAX_SAVED || includesSearch(searches, search);
}

/**
 * What an account gets of the searches of a device, up to its limit. What both have keeps the name that it has
 * in the account.
 */
export function missingIn(account: SavedSearches, device: SavedSearches): SavedSearches {
  return device
    .filter((search) => !includesSearch(account, search))
    .slice(0, Math.max(0, MAX_SAVED - account.length));
}

export function includesSearch(searches: SavedSearches, search: SearchKey): boolean {
  return searches.some((one) => isSameSearch(one, search));
}

/** Reads a stored list; what is not understood, and what exceeds the limits, is dropped. */
export function parseSaved(raw: unknown): SavedSearches {
  let found: SavedSearches = [];
  const all: readonly unknown[] = Array.isArray(raw) ? raw : [];
  // Searches of earlier releases have no time: they keep their order.
  for (const [index, one] of all.entries()) {
    const named = parseNamed(one);
    if (named && canSave(found, named))
      found = applySearchEdit(found, {
        kind: "save",
        search: { ...named, saved: timeOf(one, all.length - index) },
      });
  }
  return found;
}

function timeOf(raw: unknown, otherwise: number): number {
  const saved = (raw as Partial<SavedSearch>).saved;
  return typeof saved === "number" && Number.isSafeInteger(saved) && saved >= 0 ? saved : otherwise;
}
