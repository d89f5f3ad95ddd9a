import type { OwnReports } from "../../../data/playtest/reports/edited-reports";
import type { ReportStore } from "../../../data/playtest/reports/report-store";
import type { RoundData } from "../../../data/playtest/round-data";
import { ROUND_SET } from "../../../domain/deck/url/deck-route";
import { EMPTY_REPORT } from "../../../domain/playtest/own-report";
import { isJudged } from "../../../domain/playtest/progress";
import { useTranslation } from "../../../i18n/translation";
import { formatScore } from "../report/format-score";
import { ReportForm } from "../report/report-form";
import styles from "./profile.module.css";

interface PreconReportsProps {
  readonly precons: RoundData["precons"];
  readonly own: OwnReports;
  readonly store: ReportStore;
}

/** A report on each precon of the round, closed at first. */
export function PreconReports({ precons, own, store }: PreconReportsProps) {
  const { t } = useTranslation();
  return [...precons].map(([code, { name }]) => {
    const report = own.reports.get(`precon/${code}`) ?? EMPTY_REPORT;
    const state = report.score > 0 || !isJudged(report) ? formatScore(t, report.score) : t("tester.has-text");
    return (
      <details key={code} className={styles.precon}>
        <summary>
          {name} <span className={styles.judgment}>{state}</span>
        </summary>
        <p>
          <a className={styles.deck} href={`/decks/${ROUND_SET}:${code}`}>
            {t("tester.deck")}
          </a>
        </p>
        <ReportForm subject={`precon/${code}`} name={name} own={own} store={store} />
      </details>
    );
  });
}
