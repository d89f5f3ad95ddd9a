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
    const { q } = parseSearch(searchStr);
    if (pathname === "/crypt") rememberLink({ crypt: q });
    if (pathname === "/library") rememberLink({ library: q });
    if (pathname === "/twd") rememberLink({ twd: q });
    if (pathname === "/pda") rememberLink({ pda: q });
    const card = pathname.startsWith("/cards/") ? asCardId(pathname.slice("/cards/".length)) : undefined;
    if (card !== undefined) rememberLink({ card });
  };
  remember();
  router.subscribe("onResolved", remember);
}
