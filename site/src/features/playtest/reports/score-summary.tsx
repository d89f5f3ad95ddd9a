import { useId } from "react";
import type { ScoreSums } from "../../../domain/playtest/export-sheets";
import { scoreColumns } from "../../../domain/playtest/score-chart";
import { formatHundredths } from "../../../i18n/decimals";
import { useTranslation } from "../../../i18n/translation";
import { ScoreChart } from "./score-chart";
import styles from "./score-summary.module.css";
import { ScoreTable } from "./score-table";

interface ScoreSummaryProps {
  readonly name: string;
  readonly sums: ScoreSums | undefined;
  /** Reports at the top of the chart. */
  readonly top: number;
}

const NONE: ScoreSums = { reports: 0, seen: [], notSeen: [], mean: null, median: null, spread: null };

/** Mean, median and spread of the scores, and how often each was given: as a chart, and as a table to listen to. */
export function ScoreSummary({ name, sums = NONE, top }: ScoreSummaryProps) {
  const { t, language } = useTranslation();
  const id = useId();
  const columns = scoreColumns(sums, top);
  const number = (value: number | null) =>
    value === null ? t("playtest-admin.nothing") : formatHundredths(value, language);
  return (
    <section aria-labelledby={id} className={styles.summary}>
      <h3 id={id} className="visually-hidden">
        {t("playtest-admin.scores-of", { name })}
      </h3>
      <dl className={styles.figures}>
        <Figure label={t("playtest-admin.mean")} value={number(sums.mean)} />
        <Figure label={t("playtest-admin.median")} value={number(sums.median)} />
        <Figure label={t("playtest-admin.spread")} value={number(sums.spread)} />
      </dl>
      <ScoreChart columns={columns} top={top} />
      <ScoreTable name={name} columns={columns} />
    </section>
  );
}

function Figure({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
