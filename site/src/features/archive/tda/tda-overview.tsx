import type { Tournament } from "../../../data/archive/tda";
import styles from "../archive.module.css";
import { TdaCharts } from "./tda-charts";
import { TdaInfo } from "./tda-info";

interface TdaOverviewProps extends Tournament {
  /** Decks found by the search; undefined without a search. */
  readonly found: readonly number[] | undefined;
}

/** The facts and charts of a tournament. */
export function TdaOverview(props: TdaOverviewProps) {
  return (
    <div className={styles.above}>
      <TdaInfo event={props.event} />
      <TdaCharts {...props} />
    </div>
  );
}
