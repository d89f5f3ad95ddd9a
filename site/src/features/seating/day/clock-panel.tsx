import { useEffect } from "react";
import { roundClock } from "../../../data/seating/day-settings";
import { useStore } from "../../../data/store";
import { clockFace, moved, NEW_CLOCK, paused, STEP, started } from "../../../domain/seating/day/clock";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import { Panel } from "../../../ui/panel";
import { allowBell, ringBell } from "./bell";
import styles from "./day.module.css";
import { useTimeLeft } from "./use-round-clock";

/** The clock of the round, with a sound at the end. */
export function ClockPanel() {
  const { t } = useTranslation();
  const clock = useStore(roundClock);
  const left = useTimeLeft();
  const isRunning = clock.kind === "running";
  useEffect(() => {
    if (!isRunning || left > 0) return;
    ringBell();
    roundClock.set({ kind: "paused", left: 0 });
  }, [isRunning, left]);
  // After a reload nothing on the page was pressed yet.
  useEffect(() => {
    if (!isRunning) return undefined;
    document.addEventListener("pointerdown", allowBell);
    return () => document.removeEventListener("pointerdown", allowBell);
  }, [isRunning]);
  const move = (by: number) => roundClock.set(moved(clock, by, Date.now()));
  const toggle = () => {
    allowBell();
    if (left === 0) return;
    roundClock.set((isRunning ? paused : started)(clock, Date.now()));
  };
  return (
    <Panel title={t("seating-day.clock")}>
      <p className={styles.clock} role="timer" aria-label={t("seating-day.time-left")}>
        {clockFace(left)}
      </p>
      <div className={styles.buttons}>
        <Button aria-disabled={left === 0} onClick={toggle}>
          {t(isRunning ? "seating-day.pause" : "seating-day.start")}
        </Button>
        <Button onClick={() => move(-STEP)}>{t("seating-day.earlier")}</Button>
        <Button onClick={() => move(STEP)}>{t("seating-day.later")}</Button>
        <Button disabled={isRunning} onClick={() => roundClock.set(NEW_CLOCK)}>
          {t("seating-day.reset-clock")}
        </Button>
      </div>
      <p role="status" className={styles.over}>
        {left === 0 && t("seating-day.time-over")}
      </p>
    </Panel>
  );
}
