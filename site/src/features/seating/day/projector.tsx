import { useEffect, useRef, useState } from "react";
import { clockFace } from "../../../domain/seating/day/clock";
import { type Day, nameOf } from "../../../domain/seating/day/day";
import type { Table } from "../../../domain/seating/seating";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import { Choice } from "../../../ui/form/choice";
import { joinNames } from "./day-parts";
import styles from "./projector.module.css";
import { SeatCode } from "./seat-code";
import { useTimeLeft } from "./use-round-clock";

/** The name of its step in the history. */
export const PROJECTOR = "seating-projector";

interface ProjectorProps {
  readonly day: Day;
  readonly onClose: () => void;
}

/** A round and the clock in large letters over the whole window. */
export function Projector({ day, onClose }: ProjectorProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const screen = useRef<HTMLDivElement>(null);
  const last = day.rounds.length - 1;
  const [showsCode, setShowsCode] = useState(false);
  const [picked, setPicked] = useState(Math.min(day.played, last));
  const round = day.rounds[Math.min(picked, last)];
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  const tables = round?.tables ?? [];
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t("seating-day.projector")}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div
        ref={screen}
        className={styles.screen}
        data-tables={
          tables.length > 20 ? "many" : tables.length > 12 ? "more" : tables.length > 6 ? "some" : "few"
        }
      >
        <header className={styles.head}>
          <Choice
            label={t("seating-day.rounds")}
            value={String(Math.min(picked, last))}
            options={day.rounds.map((_, index) => ({
              value: String(index),
              label: t("seating-day.round", { round: index + 1 }),
            }))}
            onChange={(value) => setPicked(Number(value))}
          />
          <ProjectedClock />
          <div className={styles.buttons}>
            <Button aria-pressed={showsCode} onClick={() => setShowsCode(!showsCode)}>
              {t("seating-day.code")}
            </Button>
            {document.fullscreenEnabled && (
              <Button onClick={() => void toggleFullScreen(screen.current)}>
                {t("seating-day.full-screen")}
              </Button>
            )}
            <Button onClick={onClose}>{t("common.close")}</Button>
          </div>
        </header>
        {showsCode ? (
          <SeatCode day={day} />
        ) : (
          <div className={styles.tables}>
            {tables.map((table, index) => (
              <ProjectedTable key={table.join()} {...{ day, table, index }} />
            ))}
          </div>
        )}
        {round && round.out.length > 0 && (
          <p>{t("seating-day.sit-out", { names: joinNames(day, round.out) })}</p>
        )}
      </div>
    </dialog>
  );
}

async function toggleFullScreen(screen: HTMLElement | null): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen();
  else await screen?.requestFullscreen();
}

/** By itself: the tables are not rendered with every tick. */
function ProjectedClock() {
  const { t } = useTranslation();
  const left = useTimeLeft();
  return (
    <>
      <p role="timer" aria-label={t("seating-day.time-left")} className={styles.clock}>
        {clockFace(left)}
      </p>
      <p role="status" className={styles.over}>
        {left === 0 && t("seating-day.time-over")}
      </p>
    </>
  );
}

interface ProjectedTableProps {
  readonly day: Day;
  readonly table: Table;
  readonly index: number;
}

function ProjectedTable({ day, table, index }: ProjectedTableProps) {
  const { t } = useTranslation();
  const title = t("seating-day.table", { table: index + 1 });
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ol>
        {table.map((player) => (
          <li key={player}>{nameOf(day, player)}</li>
        ))}
      </ol>
    </section>
  );
}
