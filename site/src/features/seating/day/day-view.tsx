import { useLayoutEffect, useRef, useState } from "react";
import type { Day } from "../../../domain/seating/day/day";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import type { DialogStep } from "../../../ui/dialog-step";
import { Choice } from "../../../ui/form/choice";
import { useRestoreFocus } from "../../../ui/use-restore-focus";
import { ClockPanel } from "./clock-panel";
import styles from "./day.module.css";
import { DayActions } from "./day-actions";
import { MySeat } from "./my-seat";
import { PROJECTOR, Projector } from "./projector";
import { ResultsView } from "./results-view";
import { RosterPanel } from "./roster-panel";
import { RoundsView } from "./rounds-view";
import { SharePanel } from "./share-panel";

interface DayViewProps {
  readonly day: Day;
  /** It came with a link: a player looks for a seat. */
  readonly isShared: boolean;
  /** It was seated by the form that has had the focus. */
  readonly takesFocus: boolean;
  readonly dialog: DialogStep;
}

const VIEWS = ["rounds", "results", "my-seat"] as const;
type View = (typeof VIEWS)[number];

/** A day that is seated. */
export function DayView({ day, isShared, takesFocus, dialog }: DayViewProps) {
  const { t } = useTranslation();
  const [view, setView] = useState<View>(isShared ? "my-seat" : "rounds");
  const heading = useRef<HTMLHeadingElement>(null);
  const actions = useRef<HTMLDivElement>(null);
  const parts = useRef<HTMLDivElement>(null);
  useRestoreFocus(actions);
  useRestoreFocus(parts);
  useLayoutEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={styles.screen}>
        {t("seating-day.title")}
      </h2>
      <div ref={actions} className={`${styles.actions} ${styles.screen}`}>
        <Choice
          label={t("seating-day.view")}
          value={view}
          options={VIEWS.map((value) => ({ value, label: t(`seating-day.${value}`) }))}
          onChange={setView}
        />
        <Button onClick={() => dialog.open(PROJECTOR)}>{t("seating-day.projector")}</Button>
        <DayActions day={day} />
      </div>
      <div ref={parts} className={`${styles.day} ${styles.screen}`}>
        <div className={styles.main}>
          {view === "rounds" && <RoundsView day={day} />}
          {view === "results" && <ResultsView day={day} />}
          {view === "my-seat" && <MySeat day={day} />}
        </div>
        <div>
          <ClockPanel />
          <RosterPanel day={day} />
        </div>
      </div>
      <SharePanel day={day} />
      {dialog.name === PROJECTOR && <Projector day={day} onClose={dialog.close} />}
    </>
  );
}
