import { useState } from "react";
import { changeDay, getSavedDay } from "../../../data/seating/day-store";
import { dayBounds } from "../../../domain/seating/day/bounds";
import type { Day } from "../../../domain/seating/day/day";
import {
  furtherTask,
  type SeatingTask,
  seatingOf,
  seatingTask,
  withSeating,
} from "../../../domain/seating/day/plan";
import { compareFigures, figuresOf } from "../../../domain/seating/figures";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import styles from "./day.module.css";
import { joinRounds } from "./day-parts";
import { OutPlan } from "./out-plan";
import { SearchProgress } from "./search-progress";
import type { Seater } from "./use-seater";

interface NewSeatsProps {
  readonly day: Day;
  /** Rounds from 0 that need seats. */
  readonly toSeat: readonly number[];
  readonly seater: Seater;
}

/** Seats the rounds that need it, or searches longer for better seats of those that are not played. */
export function NewSeats({ day, toSeat, seater }: NewSeatsProps) {
  const { t } = useTranslation();
  const [note, setNote] = useState("");
  const search = (task: SeatingTask | undefined) => {
    if (!task) return;
    seater.seat(task, (seating) => {
      // Another tab may have changed the day meanwhile.
      if (getSavedDay()?.day !== day) return;
      const isBetter = compareFigures(figuresOf(seating), figuresOf(seatingOf(day))) < 0;
      setNote(toSeat.length > 0 ? "" : t(isBetter ? "seating-day.found-better" : "seating-day.found-same"));
      if (isBetter || toSeat.length > 0) changeDay(withSeating(day, seating));
    });
  };
  if (toSeat.length > 0) {
    const task = seatingTask(day, crypto.randomUUID());
    return (
      <div className={styles.notice}>
        <p role="status">
          {t(task ? "seating-day.needs-seats" : "seating-day.few", { rounds: joinRounds(toSeat) })}
        </p>
        <OutPlan day={day} />
        {task && (
          <SearchProgress seater={seater}>
            <Button variant="primary" onClick={() => search(task)}>
              {t("seating-day.seat-rounds")}
            </Button>
          </SearchProgress>
        )}
      </div>
    );
  }
  if (day.played === day.count) return null;
  return (
    <SearchProgress seater={seater}>
      <Button disabled={isBest(day)} onClick={() => search(furtherTask(day, crypto.randomUUID()))}>
        {t("seating-day.search-longer")}
      </Button>
      <p role="status" className={styles.note}>
        {isBest(day) ? t("seating-day.best") : note}
      </p>
    </SearchProgress>
  );
}

/** Whether no seats of the rounds to come can be better. */
function isBest(day: Day): boolean {
  const seating = seatingOf(day);
  return compareFigures(figuresOf(seating), dayBounds(seating, day.played)) <= 0;
}
