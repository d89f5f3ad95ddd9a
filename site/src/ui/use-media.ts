import { useCallback, useSyncExternalStore } from "react";

/** Wide enough for results beside the filters. */
export const BESIDE = "(min-width: 1025px)";
/** Wide enough to search while typing; below, a button does. */
export const LIVE = "(min-width: 768px)";

/** Does the window match a media query? */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
