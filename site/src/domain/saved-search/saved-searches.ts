/** Pages whose searches are kept. */
export const SEARCH_PAGES = ["crypt", "library", "twd", "pda"] as const;
export type SearchPage = (typeof SEARCH_PAGES)[number];

/** A search with a name: the JSON of its criteria, never its typed text. */
export interface NamedSearch {
  readonly page: SearchPage;
  readonly q: string;
  readonly name: string;
}

/** Limits of what is kept (docs/rules/search.md). */
export const MAX_SAVED = 100;
export const MAX_RECENT_OF_PAGE = 20;
export const MAX_SEARCH_NAME = 100;
export const MAX_SEARCH_LENGTH = 4000;

export type Searches = readonly NamedSearch[];

const isSame = (one: NamedSearch, other: NamedSearch) => one.page === other.page && one.q === other.q;

/** Its URL. */
export function hrefOf({ page, q }: Pick<NamedSearch, "page" | "q">): string {
  return `/${page}?q=${encodeURIComponent(q)}`;
}

/** The name as it is kept; "" for none. */
export function searchName(typed: string): string {
  return [...typed.trim().replace(/\s+/g, " ")].slice(0, MAX_SEARCH_NAME).join("").trim();
}

/** Saves or renames a search, the newest first. undefined: no more can be saved. */
export function withSaved(saved: Searches, search: NamedSearch): Searches | undefined {
  const at = saved.findIndex((one) => isSame(one, search));
  if (at >= 0) return saved.with(at, search);
  return saved.length < MAX_SAVED ? [search, ...saved] : undefined;
}

export function withoutSearch(searches: Searches, search: NamedSearch): Searches {
  return searches.filter((one) => !isSame(one, search));
}

/** Puts a deleted search back at its place. */
export function withRestored(saved: Searches, search: NamedSearch, at: number): Searches {
  return withoutSearch(saved, search).toSpliced(at, 0, search).slice(0, MAX_SAVED);
}

/** The newest first; each page of searches keeps its own number. */
export function withRecentSearch(recent: Searches, search: NamedSearch): Searches {
  let ofPage = 0;
  return [search, ...withoutSearch(recent, search)].filter(({ page }) => {
    if (page === search.page) ofPage += 1;
    return page !== search.page || ofPage <= MAX_RECENT_OF_PAGE;
  });
}

/** Reads a stored list; what is not understood, and what exceeds the limits, is dropped. */
export function parseSearches(raw: unknown): Searches {
  const found: NamedSearch[] = [];
  for (const search of Array.isArray(raw) ? raw.flatMap(parseOne) : []) {
    if (!found.some((one) => isSame(one, search))) found.push(search);
  }
  return found.slice(0, MAX_SAVED);
}

function parseOne(raw: unknown): Searches {
  const { page, q, name }: Record<string, unknown> =
    typeof raw === "object" && raw !== null ? { ...raw } : {};
  const known = SEARCH_PAGES.find((one) => one === page);
  if (known === undefined || typeof q !== "string" || typeof name !== "string") return [];
  const kept = searchName(name);
  return isKeepable(q) && kept !== "" ? [{ page: known, q, name: kept }] : [];
}

/** Whether criteria can be kept: the JSON of an object that is not too long. */
export function isKeepable(q: string): boolean {
  if (q.length > MAX_SEARCH_LENGTH) return false;
  try {
    const value: unknown = JSON.parse(q);
    return typeof value === "object" && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
