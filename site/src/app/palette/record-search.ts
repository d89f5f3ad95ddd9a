import { readLinkMemory } from "../../data/link-memory";
import { rememberSearch } from "../../data/saved-searches";
import { isKeepable, SEARCH_ROOMS, searchName } from "../../domain/saved-search/saved-searches";
import { getSubject } from "../../ui/document-subject";

/** Records the search of the current page in the words of the page. */
export function recordSearch(): void {
  const room = SEARCH_ROOMS.find((one) => window.location.pathname === `/${one}`);
  const q = room && readLinkMemory()[room];
  const name = searchName(getSubject() ?? "");
  if (room && q !== undefined && name !== "" && isKeepable(q)) rememberSearch({ room, q, name });
}
