import { useState } from "react";
import { changeDay } from "../../../data/seating/day-store";
import type { Day } from "../../../domain/seating/day/day";
import { withRoundOpen, withRoundPlayed } from "../../../domain/seating/day/roster";
import { useTranslation } from "../../../i18n/translation";
import { Confirmation } from "../../../ui/confirmation";
import { Switch } from "../../../ui/switch";

interface PlayedSwitchProps {
  readonly day: Day;
  /** From 0. */
  readonly round: number;
  /** Everybody who is there is seated. */
  readonly canPlay: boolean;
}

/** Fixes a round; rounds are played in their order. Opening one again deletes its results. */
export function PlayedSwitch({ day, round, canPlay }: PlayedSwitchProps) {
  const { t } = useTranslation();
  const [asks, setAsks] = useState(false);
  const isPlayed = round < day.played;
  const isNext = isPlayed ? round === day.played - 1 : round === day.played && canPlay;
  const hasResults = day.rounds[round]?.points.flat().some((it) => it !== null) === true;
  const open = () => {
    changeDay(withRoundOpen(day));
    setAsks(false);
  };
  const change = (on: boolean) => {
    if (on) changeDay(withRoundPlayed(day));
    else if (hasResults) setAsks(true);
    else open();
  };
  return (
    <>
      <Switch
        label={t("seating-day.played", { round: round + 1 })}
        hint={t("seating-day.played-hint")}
        on={isPlayed}
        disabled={!isNext}
        onChange={change}
      />
      {asks && (
        <Confirmation
          title={t("seating-day.open-round", { round: round + 1 })}
          confirmLabel={t("seating-day.delete")}
          onConfirm={open}
          onCancel={() => setAsks(false)}
        >
          <p>{t("seating-day.open-round-hint")}</p>
        </Confirmation>
      )}
    </>
  );
}
