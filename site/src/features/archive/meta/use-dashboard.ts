import { startTransition, useEffect, useState } from "react";
import { runInSlices } from "../../../data/archive/run-in-slices";
import type { Archive } from "../../../domain/archive/archive";
import {
  type Dashboard,
  dashboardInSteps,
  type SlowMeasures,
  slowMeasuresInSteps,
} from "../../../domain/archive/meta/dashboard";
import type { Selection } from "../../../domain/archive/meta/selection";
import type { Weighing } from "../../../domain/archive/meta/weighed";

interface Computed {
  readonly archive: Archive;
  readonly dashboard: Dashboard;
  /** Those of the selection before until the new ones are computed. */
  readonly slow: SlowMeasures | undefined;
  readonly selection: Selection;
  readonly weighing: Weighing;
}

interface Shown {
  readonly dashboard: Dashboard | undefined;
  readonly slow: SlowMeasures | undefined;
  readonly isCurrent: boolean;
}

/** Computes the measures between the frames of the page; the last ones stay until then, undefined is the first time. */
export function useDashboard(archive: Archive, selection: Selection, weighing: Weighing): Shown {
  const [computed, setComputed] = useState<Computed>();
  useEffect(() => {
    let isWanted = true;
    const show = (next: (before: Computed | undefined) => Computed | undefined) => {
      if (isWanted) startTransition(() => setComputed(next));
    };
    const compute = async () => {
      const dashboard = await runInSlices(dashboardInSteps(archive, selection, weighing), "dashboard");
      show((before) => {
        const slow = before?.archive === archive ? before.slow : undefined;
        return { archive, dashboard, slow, selection, weighing };
      });
      const slow = await runInSlices(slowMeasuresInSteps(archive, dashboard), "slow measures");
      show((before) => before && { ...before, slow });
    };
    compute().catch((error: unknown) =>
      show(() => {
        throw error;
      }),
    );
    return () => {
      isWanted = false;
    };
  }, [archive, selection, weighing]);
  const isCurrent = computed?.selection === selection && computed.weighing === weighing;
  return { dashboard: computed?.dashboard, slow: computed?.slow, isCurrent };
}
