import { useNavigate, useSearch } from "@tanstack/react-router";
import { useDialogStep } from "./use-dialog-step";

const FILTERS = "filters";

/** The criteria as they stand in the address of a search room, how a change is written there, and the phone's sheet. */
export function useSearchInAddress(room: "/crypt" | "/library") {
  const { q } = useSearch({ from: room });
  const navigate = useNavigate({ from: room });
  const dialog = useDialogStep();
  const open = dialog.name === FILTERS;
  const onQueryChange = (next: string | undefined, { replace }: { readonly replace: boolean }) =>
    void navigate({
      to: room,
      search: ({ q: _, ...rest }) => ({ ...rest, ...(next !== undefined && { q: next }) }),
      // The search takes the place of the sheet it was put together in.
      replace: replace || open,
      resetScroll: false,
    });
  const sheet = { open, set: (opened: boolean) => (opened ? dialog.open(FILTERS) : dialog.close()) };
  return { q, onQueryChange, sheet };
}
