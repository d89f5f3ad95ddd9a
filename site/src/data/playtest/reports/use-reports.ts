import { useEffect, useMemo, useSyncExternalStore } from "react";
import { useDeckStore } from "../../decks/hooks/use-deck-store";
import { refreshWhenShown } from "../../refresh-when-shown";
import type { OwnReports } from "./edited-reports";
import { type ReportStore, reportsBeside } from "./report-store";

/** The reports of the signed-in user. */
export type ReportsState =
  | { readonly status: "loading" }
  /** "failed": neither the server nor this device could provide them. "none": the user is no tester. */
  | { readonly status: "failed"; readonly retry: () => void }
  | { readonly status: "none"; readonly store: ReportStore | undefined }
  | { readonly status: "ready"; readonly own: OwnReports; readonly store: ReportStore };

/** The own reports with every edit applied at once; fetches what has changed elsewhere while `wanted`. */
export function useReports(wanted = true): ReportsState {
  const { deckStore, known } = useDeckStore();
  const store = deckStore.user === undefined ? undefined : reportsBeside(deckStore);
  const subscribe = store?.subscribe ?? never;
  const own = useSyncExternalStore(subscribe, () => store?.reports());
  const problem = useSyncExternalStore(subscribe, () => store?.problem());
  useEffect(() => (store && wanted ? refreshWhenShown(store) : undefined), [store, wanted]);
  return useMemo((): ReportsState => {
    if (!store) return known ? { status: "none", store } : { status: "loading" };
    if (!wanted || problem === "forbidden") return { status: "none", store };
    if (own) return { status: "ready", own, store };
    return problem ? { status: "failed", retry: () => void store.refresh() } : { status: "loading" };
  }, [store, known, wanted, own, problem]);
}

const never = () => () => {};
