import { useState } from "react";
import { changeDay } from "../../../data/seating/day-store";
import { type Day, nameOf } from "../../../domain/seating/day/day";
import { type TableFault, tableFaults, withPoints } from "../../../domain/seating/day/points";
import { type Translate, useTranslation } from "../../../i18n/translation";
import { Choice } from "../../../ui/form/choice";
import { Panel } from "../../../ui/panel";
import styles from "./day.module.css";
import { FinalPanel } from "./final-panel";
import { formatPoints } from "./format-points";
import { PointsField } from "./points-field";
import { ReportPanel } from "./report-panel";
import results from "./results.module.css";
import { StandingsPanel } from "./standings-panel";

/** The points of the rounds that are played, and what follows from them. */
export function ResultsView({ day }: { readonly day: Day }) {
  const { t } = useTranslation();
  if (day.played === 0)
    return (
      <Panel title={t("seating-day.results")}>
        <p>{t("seating-day.results-none")}</p>
      </Panel>
    );
  return (
    <>
      <PointsPanel day={day} />
      <StandingsPanel day={day} />
      <FinalPanel day={day} />
      <ReportPanel day={day} />
    </>
  );
}

function PointsPanel({ day }: { readonly day: Day }) {
  const { t, language } = useTranslation();
  const [picked, setPicked] = useState(day.played - 1);
  const shown = Math.min(picked, day.played - 1);
  const round = day.rounds[shown];
  const faults = tableFaults(day);
  return (
    <Panel title={t("seating-day.results")}>
      <Choice
        label={t("seating-day.rounds")}
        value={String(shown)}
        options={Array.from({ length: day.played }, (_, index) => ({
          value: String(index),
          label: t("seating-day.round", { round: index + 1 }),
        }))}
        onChange={(value) => setPicked(Number(value))}
      />
      <p className={styles.note}>{t("seating-day.results-hint")}</p>
      <div role="status">
        <ul className={results.faults}>
          {faults.map((fault) => (
            <li key={`${fault.round} ${fault.table}`}>{formatFault(t, fault, language)}</li>
          ))}
        </ul>
      </div>
      <div className={results.tables} key={shown}>
        {round?.tables.map((table, index) => (
          <fieldset key={table.join()}>
            <legend>{t("seating-day.table", { table: index + 1 })}</legend>
            {table.map((player, seat) => (
              <PointsField
                key={player}
                name={nameOf(day, player)}
                label={t("seating-day.points-of", { name: nameOf(day, player), round: shown + 1 })}
                points={round.points[index]?.[seat] ?? null}
                onChange={(points) => changeDay(withPoints(day, shown, index, seat, points))}
              />
            ))}
          </fieldset>
        ))}
      </div>
    </Panel>
  );
}

function formatFault(
  t: Translate,
  { fault, round, table, total, size }: TableFault,
  language: string,
): string {
  return t(`seating-day.fault-${fault}`, {
    round: round + 1,
    table: table + 1,
    total: formatPoints(total, language),
    size,
  });
}
