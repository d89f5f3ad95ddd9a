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
import { playingInRounds } from "../../../domain/seating/day/playing";
import { compareFigures, figuresOf } from "../../../domain/seating/figures";
import type { Seating } from "../../../domain/seating/seating";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import styles from "./day.module.css";
import { joinRounds } from "./day-parts";
import { OutPlan } from "./out-plan";
import { randomSeed } from "./random-number";
import { SearchProgress } from "./search-progress";
import type { Seater } from "./use-seater";

interface NewSeatsProps {
  readonly day: Day;
  /** Rounds from 0 that need seats. */
  readonly toSeat: readonly number[];
  readonly seater: Seater;
}

/** Seats the rounds that need it; others are seated again, or get better seats by a longer search. */
export function NewSeats({ day, toSeat, seater }: NewSeatsProps) {
  const { t } = useTranslation();
  const [note, setNote] = useState("");
  const search = (task: SeatingTask | undefined, isWanted: (seating: Seating) => boolean) => {
    if (!task) return;
    seater.seat(task, (seating) => {
      // Another tab may have changed the day meanwhile.
      if (getSavedDay()?.day !== day) return;
      const isBetter = compareFigures(figuresOf(seating), figuresOf(seatingOf(day))) < 0;
      setNote(task.start ? t(isBetter ? "seating-day.found-better" : "seating-day.found-same") : "");
      if (isWanted(seating)) changeDay(withSeating(day, seating));
    });
  };
  const seatAgain = () => search(seatingTask(day, randomSeed()), () => true);
  const searchLonger = () =>
    search(
      furtherTask(day, randomSeed()),
      (seating) => compareFigures(figuresOf(seating), figuresOf(seatingOf(day))) < 0,
    );
  if (toSeat.length > 0) return <NeededSeats {...{ day, toSeat, seater }} onSeat={seatAgain} />;
  if (day.played === day.count) return null;
  const best = isBest(day);
  return (
    <SearchProgress seater={seater}>
      <Button aria-disabled={best} onClick={() => !best && searchLonger()}>
        {t("seating-day.search-longer")}
      </Button>
      <Button onClick={seatAgain}>{t("seating-day.seat-again")}</Button>
      <p role="status" className={styles.note}>
        {best ? t("seating-day.best") : note}
      </p>
    </SearchProgress>
  );
}

function NeededSeats({ day, toSeat, seater, onSeat }: NewSeatsProps & { readonly onSeat: () => void }) {
  const { t } = useTranslation();
  const canSeat = playingInRounds(day) !== undefined;
  return (
    <div className={styles.notice}>
      <p role="status">
        {t(canSeat ? "seating-day.needs-seats" : "seating-day.few", { rounds: joinRounds(toSeat) })}
      </p>
      <OutPlan day={day} />
      {canSeat && (
        <SearchProgress seater={seater}>
          <Button variant="primary" onClick={onSeat}>
            {t("seating-day.seat-rounds")}
          </Button>
        </SearchProgress>
      )}
    </div>
  );
}

/** Whether no seats of the rounds to come can be better. */
function isBest(day: Day): boolean {
  const seating = seatingOf(day);
  return compareFigures(figuresOf(seating), dayBounds(seating, day.played)) <= 0;
}
