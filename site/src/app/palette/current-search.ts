import { SEARCH_PAGES, type SearchKey } from "../../domain/saved-search/saved-searches";
import { parseSearch } from "../search-params";

/** Where the page is. */
export interface Place {
  readonly pathname: string;
  readonly searchStr: string;
}

/** The search of a page; undefined where there is none. */
export function currentSearch({ pathname, searchStr }: Place): SearchKey | undefined {
  const page = SEARCH_PAGES.find((one) => pathname === `/${one}`);
  const { q } = parseSearch(searchStr);
  return page === undefined || q === undefined ? undefined : { page, q };
}
