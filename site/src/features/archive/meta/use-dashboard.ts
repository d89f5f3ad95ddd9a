import { type ComponentType, startTransition, useEffect, useState } from "react";
import { runInSlices } from "../../../data/archive/run-in-slices";
import type { Archive } from "../../../domain/archive/archive";
import { type Dashboard, dashboardInSteps } from "../../../domain/archive/meta/dashboard";
import type { FurtherMeasures } from "../../../domain/archive/meta/further-measures";
import type { Selection } from "../../../domain/archive/meta/selection";
import type { Weighing } from "../../../domain/archive/meta/weighed";
import { loadPart } from "../../../lazy/load-screen";
import type { FurtherBlockProps } from "./block-props";

const loadFurther = loadPart(
  "meta-further",
  () => import("./further-blocks"),
  (module) => module.FURTHER,
);

export interface Further {
  readonly blocks: readonly ComponentType<FurtherBlockProps>[];
  readonly measures: FurtherMeasures;
  /** The first measures of the same selection. */
  readonly of: Dashboard;
}

interface Computed {
  readonly archive: Archive;
  readonly dashboard: Dashboard;
  /** Those of another selection until they are computed; "failed" if their code could not be fetched. */
  readonly further: Further | "failed" | undefined;
  readonly selection: Selection;
  readonly weighing: Weighing;
}

interface Shown {
  readonly dashboard: Dashboard | undefined;
  /** The search and the decks that the measures are of. */
  readonly counted: Selection | undefined;
  readonly further: Computed["further"];
  readonly isCurrent: boolean;
  /** Computes all measures again. */
  readonly retry: () => void;
}

/**
 * Computes the measures between the frames of the page; the last ones stay until then, undefined is the first time.
 * Nothing is computed while the selection is unknown.
 */
export function useDashboard(archive: Archive, selection: Selection | undefined, weighing: Weighing): Shown {
  const [computed, setComputed] = useState<Computed>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt computes again
  useEffect(() => {
    if (selection === undefined) return;
    let isWanted = true;
    const show = (next: (before: Computed | undefined) => Computed | undefined) => {
      if (isWanted) startTransition(() => setComputed(next));
    };
    const compute = async () => {
      const dashboard = await runInSlices(dashboardInSteps(archive, selection, weighing), "dashboard");
      show((before) => {
        const known = before?.archive === archive ? before.further : undefined;
        const further = known === "failed" ? undefined : known;
        return { archive, dashboard, further, selection, weighing };
      });
      const loaded = await loadFurther().catch(() => undefined);
      if (loaded === undefined) return show((before) => before && { ...before, further: "failed" });
      const { blocks, computeInSteps } = loaded.default;
      const measures = await runInSlices(computeInSteps(archive, dashboard), "further measures");
      show((before) => before && { ...before, further: { blocks, measures, of: dashboard } });
    };
    compute().catch((error: unknown) =>
      show(() => {
        throw error;
      }),
    );
    return () => {
      isWanted = false;
    };
  }, [archive, selection, weighing, attempt]);
  const isCurrent =
    computed !== undefined && computed.selection === selection && computed.weighing === weighing;
  const retry = () => setAttempt(attempt + 1);
  return {
    dashboard: computed?.dashboard,
    counted: computed?.selection,
    further: computed?.further,
    isCurrent,
    retry,
  };
}
