import { useNavigate, useSearch } from "@tanstack/react-router";
import { useRef } from "react";
import { useDialogStep } from "./use-dialog-step";

const FILTERS = "filters";

type SearchRoom = "/crypt" | "/library" | "/twd" | "/pda" | "/tda/{-$event}";

/** The criteria as they stand in the address of a search room, how a change is written there, and the phone's sheet. */
export function useSearchInAddress(room: SearchRoom) {
  const { q } = useSearch({ from: room });
  const navigate = useNavigate({ from: room });
  const dialog = useDialogStep();
  const open = dialog.name === FILTERS;
  /** What the open sheet has written to the address. */
  const written = useRef<{ readonly q: string | undefined } | undefined>(undefined);

  const write = (next: string | undefined, replace: boolean, stay: boolean) =>
    void navigate({
      to: room,
      params: true,
      search: ({ q: _, ...rest }) => ({ ...rest, ...(next !== undefined && { q: next }) }),
      replace,
      state: stay ? true : ({ dialog: _, ...state }) => state,
      resetScroll: false,
    });
  const onQueryChange = (next: string | undefined, { replace }: { readonly replace: boolean }) => {
    if (open) written.current = { q: next };
    write(next, replace || open, open);
  };
  const close = () => {
    // A new search takes the place of the sheet it was put together in; otherwise the sheet was a detour.
    if (written.current) write(written.current.q, true, false);
    else dialog.close();
    written.current = undefined;
  };
  const sheet = { open, set: (opened: boolean) => (opened ? dialog.open(FILTERS) : close()) };
  return { q, onQueryChange, sheet };
}
