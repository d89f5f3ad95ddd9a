import { Activity, type ReactNode } from "react";
import { useLoaded } from "../../../lazy/lazy-part";
import { useChartsBeside } from "./deck-charts-part";
import { DeckCharts } from "./lazy-parts";

/** What charts that are open from the start push down: shown when they are there, so that it never moves. */
export function BelowCharts({ children }: { readonly children: ReactNode }) {
  const beside = useChartsBeside();
  const loaded = useLoaded(DeckCharts, beside);
  return <Activity mode={beside && !loaded ? "hidden" : "visible"}>{children}</Activity>;
}
