import { linkMemory } from "../../data/link-memory";
import { rememberSearch } from "../../data/searches/device-searches";
import { isKeepable, SEARCH_PAGES, searchName } from "../../domain/saved-search/saved-searches";
import { getSubject } from "../../ui/document-subject";

/** Records the search of the current page in the words of the page. */
export function recordSearch(): void {
  const page = SEARCH_PAGES.find((one) => window.location.pathname === `/${one}`);
  const q = page && linkMemory.get()[page];
  const name = searchName(getSubject() ?? "");
  if (page && q !== undefined && name !== "" && isKeepable(q)) rememberSearch({ page, q, name });
}
