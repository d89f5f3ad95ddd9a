import type { AnyRouter } from "@tanstack/react-router";
import { rememberLink } from "../data/link-memory";
import { asCardId } from "../domain/card/ids";
import { parseSearch } from "./search-params";

/**
 * Remembers the last URL of each page for the links of the navigation, beginning with the first one before anything is
 * rendered. A deck's is remembered once the deck exists.
 */
export function rememberLinks(router: AnyRouter): void {
  const remember = () => {
    const { pathname, searchStr } = router.state.location;
    const [, page = "", id] = pathname.split("/");
    if (/^\/(crypt|library|twd|pda)$/.test(pathname)) rememberLink({ [page]: parseSearch(searchStr).q });
    if (page === "cards" && asCardId(id) !== undefined) rememberLink({ cards: id });
  };
  remember();
  router.subscribe("onResolved", remember);
}
