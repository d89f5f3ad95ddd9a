import { type HistoryState, useNavigate, useSearch } from "@tanstack/react-router";
import { useRef } from "react";
import { lazyPart } from "../lazy/lazy-part";
import { loadScreen } from "../lazy/load-screen";
import { useDialogStep } from "./use-dialog-step";

const FILTERS = "filters";

const QueryLine = lazyPart(loadScreen("query", () => import("./query-line-screen")));

type NextState = true | ((state: HistoryState) => HistoryState);

const WITHOUT_DIALOG: NextState = ({ dialog: _, ...state }) => state;

type SearchPath = "/crypt" | "/library" | "/twd" | "/twd/meta" | "/pda" | "/tda/{-$event}";

/**
 * The criteria in the URL of a search page, the function that writes them, the typed search, and the filter sheet of
 * phones.
 */
export function useSearchInUrl(path: SearchPath) {
  const { q, s } = useSearch({ from: path });
  const navigate = useNavigate({ from: path });
  const dialog = useDialogStep();
  const open = dialog.name === FILTERS;
  /** The search that the open sheet has written to the URL. */
  const written = useRef<{ readonly q: string | undefined } | undefined>(undefined);

  const write = (next: string | undefined, replace: boolean, state: NextState) =>
    void navigate({
      to: path,
      params: true,
      search: ({ q: _, s: __, ...rest }) => ({ ...rest, ...(next !== undefined && { q: next }) }),
      // The typed search of a link is replaced by what it says.
      replace: replace || s !== undefined,
      state,
      resetScroll: false,
    });
  const onQueryChange = (next: string | undefined, { replace }: { readonly replace: boolean }) => {
    if (open) written.current = { q: next };
    // A dialog that was opened meanwhile stays open over the new search.
    else if (dialog.name !== undefined) return write(next, true, (state) => ({ ...state, moved: true }));
    write(next, replace || open, open || WITHOUT_DIALOG);
  };
  const close = () => {
    // A new search replaces the history entry of its sheet; without one, closing goes back.
    if (written.current) write(written.current.q, true, WITHOUT_DIALOG);
    else dialog.close();
    written.current = undefined;
  };
  const sheet = { open, set: (opened: boolean) => (opened ? dialog.open(FILTERS) : close()) };
  return { q, onQueryChange, sheet, typed: { QueryLine, typed: s } };
}
