import type { Tournament } from "../../../data/archive/tda";
import { loadOptionalStyles } from "../../../lazy/optional-styles";
import styles from "../archive.module.css";
import { TdaCharts } from "./charts/tda-charts";
import { TdaInfo } from "./tda-info";

interface TdaOverviewProps extends Tournament {
  /** Decks found by the search; undefined without a search. */
  readonly found: readonly number[] | undefined;
}

/** @public Loads the styles of the charts along with the component. */
export const prepare = loadOptionalStyles;

/** The facts and charts of a tournament. */
export function TdaOverview(props: TdaOverviewProps) {
  return (
    <div className={styles.above}>
      <TdaInfo event={props.event} />
      <TdaCharts {...props} />
    </div>
  );
}
