import type { SearchKey, SearchPage } from "../../domain/saved-search/saved-searches";
import { parseSearch } from "../search-params";
import { currentSearch, type Place } from "./current-search";

/** A search that can be copied as text: one that can be kept, or one of the decks of a tournament. */
export interface CopiedSearch extends Omit<SearchKey, "page"> {
  readonly page: SearchPage | "tda";
}

/** The search of a page that can be copied; undefined where there is none. */
export function copiedSearch(place: Place): CopiedSearch | undefined {
  const { q } = parseSearch(place.searchStr);
  if (q !== undefined && place.pathname.startsWith("/tda/")) return { page: "tda", q };
  if (q !== undefined && place.pathname === "/twd/meta") return { page: "twd", q };
  return currentSearch(place);
}
