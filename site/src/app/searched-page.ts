import { warmSearch } from "../data/card-queries";
import { type RouteContext, textsIn } from "./root-route";

/** Search params of a page that shows a search. */
export interface SearchText {
  /** The criteria as JSON; read by the search screen. */
  readonly q?: string;
  /** A typed search, which the screen replaces by criteria. */
  readonly s?: string;
}

export function searchText(raw: Record<string, unknown>): SearchText {
  return textsIn(raw, ["q", "s"]);
}

/** Starts the queries of a page that shows decks. */
export function warmDecks({ context: { queryClient } }: { readonly context: RouteContext }): void {
  warmSearch(queryClient, "crypt");
  warmSearch(queryClient, "library");
}
