import { useState } from "react";
import type { Day } from "../../../domain/seating/day/day";
import { roundsToSeat } from "../../../domain/seating/day/plan";
import { useTranslation } from "../../../i18n/translation";
import { Choice } from "../../../ui/form/choice";
import styles from "./day.module.css";
import { joinNames } from "./day-parts";
import { FiguresPanel } from "./figures-panel";
import { NewSeats } from "./new-seats";
import { PlayedSwitch } from "./played-switch";
import { RoundTables } from "./round-tables";
import { useSeater } from "./use-seater";

/** One round of the day, and how good the seats of all rounds are. */
export function RoundsView({ day }: { readonly day: Day }) {
  const { t } = useTranslation();
  const seater = useSeater();
  const next = Math.min(day.played, day.count - 1);
  const [picked, setPicked] = useState(next);
  const shown = Math.min(picked, day.count - 1);
  const round = day.rounds[shown];
  const toSeat = roundsToSeat(day);
  const rounds = Array.from({ length: day.count }, (_, index) => ({
    value: String(index),
    label: t("seating-day.round", { round: index + 1 }),
  }));
  return (
    <>
      <div className={styles.actions}>
        <Choice
          label={t("seating-day.rounds")}
          value={String(shown)}
          options={rounds}
          onChange={(value) => setPicked(Number(value))}
        />
      </div>
      <NewSeats day={day} toSeat={toSeat} seater={seater} />
      {round && (
        <>
          <RoundTables key={shown} day={day} round={shown} />
          {round.out.length > 0 && <p>{t("seating-day.sit-out", { names: joinNames(day, round.out) })}</p>}
          <PlayedSwitch day={day} round={shown} canPlay={!toSeat.includes(shown)} />
        </>
      )}
      {day.rounds.length > 0 && <FiguresPanel day={day} />}
    </>
  );
}
