import type { SearchKey, SearchPage } from "../../domain/saved-search/saved-searches";

/** A search that can be copied as text: the form of public decks is part of their page. */
export interface CopiedSearch extends SearchKey {
  readonly page: Exclude<SearchPage, "pda">;
}

export function isCopied(search: SearchKey | undefined): search is CopiedSearch {
  return search !== undefined && search.page !== "pda";
}
