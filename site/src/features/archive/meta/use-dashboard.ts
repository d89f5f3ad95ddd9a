import { startTransition, useEffect, useState } from "react";
import { runInSlices } from "../../../data/archive/run-in-slices";
import type { Archive } from "../../../domain/archive/archive";
import { type Dashboard, dashboardInSteps } from "../../../domain/archive/meta/dashboard";
import type { Selection } from "../../../domain/archive/meta/selection";
import type { Weighing } from "../../../domain/archive/meta/weighed";

interface Computed {
  readonly dashboard: Dashboard;
  readonly selection: Selection;
  readonly weighing: Weighing;
}

/** Computes the measures between the frames of the page; the last ones stay until then, undefined is the first time. */
export function useDashboard(
  archive: Archive,
  selection: Selection,
  weighing: Weighing,
): { readonly dashboard: Dashboard | undefined; readonly isCurrent: boolean } {
  const [computed, setComputed] = useState<Computed>();
  useEffect(() => {
    let isWanted = true;
    const show = (next: () => Computed) => {
      if (isWanted) startTransition(() => setComputed(next));
    };
    runInSlices(dashboardInSteps(archive, selection, weighing), "dashboard").then(
      (dashboard) => show(() => ({ dashboard, selection, weighing })),
      (error: unknown) =>
        show(() => {
          throw error;
        }),
    );
    return () => {
      isWanted = false;
    };
  }, [archive, selection, weighing]);
  const isCurrent = computed?.selection === selection && computed.weighing === weighing;
  return { dashboard: computed?.dashboard, isCurrent };
}
