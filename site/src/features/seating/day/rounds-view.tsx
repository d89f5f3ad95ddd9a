import { useState } from "react";
import { changeDay } from "../../../data/seating/day-store";
import type { Day } from "../../../domain/seating/day/day";
import { roundsToSeat } from "../../../domain/seating/day/plan";
import { withRoundOpen, withRoundPlayed } from "../../../domain/seating/day/roster";
import { useTranslation } from "../../../i18n/translation";
import { Choice } from "../../../ui/form/choice";
import { Switch } from "../../../ui/switch";
import styles from "./day.module.css";
import { joinNames } from "./day-parts";
import { FiguresPanel } from "./figures-panel";
import { NewSeats } from "./new-seats";
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

interface PlayedSwitchProps {
  readonly day: Day;
  readonly round: number;
  /** Everybody who is there is seated. */
  readonly canPlay: boolean;
}

/** Fixes a round; rounds are played in their order. */
function PlayedSwitch({ day, round, canPlay }: PlayedSwitchProps) {
  const { t } = useTranslation();
  const isPlayed = round < day.played;
  const isNext = isPlayed ? round === day.played - 1 : round === day.played && canPlay;
  return (
    <Switch
      label={t("seating-day.played", { round: round + 1 })}
      hint={t("seating-day.played-hint")}
      on={isPlayed}
      disabled={!isNext}
      onChange={(on) => changeDay(on ? withRoundPlayed(day) : withRoundOpen(day))}
    />
  );
}
