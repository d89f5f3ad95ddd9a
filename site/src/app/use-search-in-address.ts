import { useNavigate, useSearch } from "@tanstack/react-router";

/** The criteria as they stand in the address of a search room, and how a change is written there. */
export function useSearchInAddress(room: "/crypt" | "/library") {
  const { q } = useSearch({ from: room });
  const navigate = useNavigate({ from: room });
  const onQueryChange = (next: string | undefined, { replace }: { readonly replace: boolean }) =>
    void navigate({
      to: room,
      search: ({ q: _, ...rest }) => ({ ...rest, ...(next !== undefined && { q: next }) }),
      replace,
      resetScroll: false,
    });
  return { q, onQueryChange };
}
