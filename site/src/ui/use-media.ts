import { useCallback, useMemo, useSyncExternalStore } from "react";

/** Wide enough for results beside the filters. */
export const BESIDE = "(min-width: 1025px)";
/** Wide enough to search while typing; below, a button is required. */
export const LIVE = "(min-width: 768px)";

/** Whether the window matches a media query. */
export function useMedia(query: string): boolean {
  // Query lists are cached, because creating one is slower than rendering a row.
  const list = useMemo(() => window.matchMedia(query), [query]);
  const subscribe = useCallback(
    (listener: () => void) => {
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
    [list],
  );
  return useSyncExternalStore(subscribe, () => list.matches);
}
