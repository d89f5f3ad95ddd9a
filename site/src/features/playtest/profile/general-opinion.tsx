import type { OwnReports } from "../../../data/playtest/reports/edited-reports";
import type { PlaytestRound } from "../../../data/playtest/reports/report-cache";
import type { ReportStore } from "../../../data/playtest/reports/report-store";
import { EMPTY_REPORT, GENERAL, isEmptyReport } from "../../../domain/playtest/own-report";
import { useTranslation } from "../../../i18n/translation";
import { Panel } from "../../../ui/panel";
import { ReportText } from "../report/report-text";

export interface RoundProps {
  readonly own: OwnReports;
  readonly store: ReportStore;
  readonly round: PlaytestRound;
}

/** What a tester thinks about the round as a whole (docs/rules/playtest.md §3.1). */
export function GeneralOpinion({ own, store, round }: RoundProps) {
  const { t } = useTranslation();
  const report = own.reports.get(GENERAL) ?? EMPTY_REPORT;
  return (
    <Panel title={t("tester.general")}>
      <ReportText
        label={t("tester.general-of", { name: round.name })}
        subject={GENERAL}
        text={report.text}
        store={store}
        isOpen={round.isOpen}
        isEmpty={isEmptyReport(report)}
      />
    </Panel>
  );
}
