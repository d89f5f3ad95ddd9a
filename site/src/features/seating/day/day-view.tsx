import type { Day } from "../../../domain/seating/day/day";
import styles from "./day.module.css";
import { DayActions } from "./day-actions";
import { RosterPanel } from "./roster-panel";
import { RoundsView } from "./rounds-view";

/** A day that is seated. */
export function DayView({ day }: { readonly day: Day }) {
  return (
    <>
      <DayActions day={day} />
      <div className={styles.day}>
        <div className={styles.main}>
          <RoundsView day={day} />
        </div>
        <div className={styles.side}>
          <RosterPanel day={day} />
        </div>
      </div>
    </>
  );
}
