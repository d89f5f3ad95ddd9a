import { withoutInvisible } from "../deck/invisible-characters";

/** Pages whose searches are kept. */
export const SEARCH_PAGES = ["crypt", "library", "twd", "pda"] as const;
export type SearchPage = (typeof SEARCH_PAGES)[number];

/** What makes two searches the same: the page, and the JSON of the criteria, never their typed text. */
export interface SearchKey {
  readonly page: SearchPage;
  readonly q: string;
}

/** A search with a name. */
export interface NamedSearch extends SearchKey {
  readonly name: string;
}

/** Limits of what is kept (docs/rules/site.md §2.1). */
export const MAX_RECENT_OF_PAGE = 20;
export const MAX_SEARCH_NAME = 100;
export const MAX_SEARCH_LENGTH = 4000;

export type Searches = readonly NamedSearch[];

export const isSameSearch = (one: SearchKey, other: SearchKey) =>
  one.page === other.page && one.q === other.q;

/** Its URL. */
export function hrefOf({ page, q }: SearchKey): string {
  return `/${page}?q=${encodeURIComponent(q)}`;
}

/** The name as it is kept; "" for none. */
export function searchName(typed: string): string {
  const oneLine = withoutInvisible(typed.replace(/[\s\p{Cc}]+/gu, " ").trim());
  return [...oneLine].slice(0, MAX_SEARCH_NAME).join("").trim();
}

/** The newest first; each page of searches keeps its own number. */
export function withRecentSearch(recent: Searches, search: NamedSearch): Searches {
  let ofPage = 0;
  return [search, ...recent.filter((one) => !isSameSearch(one, search))].filter(({ page }) => {
    if (page === search.page) ofPage += 1;
    return page !== search.page || ofPage <= MAX_RECENT_OF_PAGE;
  });
}

/** Reads a stored list of recent searches; what is not understood is dropped. */
export function parseSearches(raw: unknown): Searches {
  const found: NamedSearch[] = [];
  for (const search of Array.isArray(raw) ? raw.flatMap((one) => parseNamed(one) ?? []) : []) {
    if (!found.some((one) => isSameSearch(one, search))) found.push(search);
  }
  return found.slice(0, SEARCH_PAGES.length * MAX_RECENT_OF_PAGE);
}

/** undefined: not understood, or beyond the limits. */
export function parseNamed(raw: unknown): NamedSearch | undefined {
  const { page, q, name }: Record<string, unknown> =
    typeof raw === "object" && raw !== null ? { ...raw } : {};
  const known = SEARCH_PAGES.find((one) => one === page);
  if (known === undefined || typeof q !== "string" || typeof name !== "string") return undefined;
  const kept = searchName(name);
  return isKeepable(q) && kept !== "" ? { page: known, q, name: kept } : undefined;
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
