import { Eye, EyeOff } from "lucide";
import type { OwnReports } from "../../../data/playtest/reports/edited-reports";
import type { ReportStore } from "../../../data/playtest/reports/report-store";
import { EMPTY_REPORT, isEmptyReport, type ReportSubject } from "../../../domain/playtest/own-report";
import { useTranslation } from "../../../i18n/translation";
import { Checkbox } from "../../../ui/form/checkbox";
import { Icon } from "../../../ui/icon";
import styles from "./report.module.css";
import { ReportHelp } from "./report-help";
import { ReportRefusals } from "./report-refusals";
import { ReportText } from "./report-text";
import { Stars } from "./stars";

interface ReportFormProps {
  readonly subject: ReportSubject;
  /** Of the card or precon. */
  readonly name: string;
  readonly own: OwnReports;
  readonly store: ReportStore;
}

/** Stars, seen in play, and text; every change is saved at once (docs/rules/playtest.md §3). */
export function ReportForm({ subject, name, own, store }: ReportFormProps) {
  const { t } = useTranslation();
  const isOpen = own.round?.isOpen === true;
  const report = own.reports.get(subject) ?? EMPTY_REPORT;
  return (
    <div className={styles.form}>
      <ReportRefusals subject={subject} own={own} store={store} />
      {!isOpen && <p className={styles.closed}>{t("report.closed")}</p>}
      <fieldset className={styles.rating} disabled={!isOpen}>
        <legend className="visually-hidden">{t("report.on", { name })}</legend>
        <Stars score={report.score} onChange={(score) => store.change(subject, { score })} />
        <div className={report.seen ? styles.seen : styles.unseen}>
          <Checkbox
            label={t("report.seen")}
            checked={report.seen}
            onChange={(seen) => store.change(subject, { seen })}
          />
          <Icon of={report.seen ? Eye : EyeOff} size={18} />
        </div>
      </fieldset>
      <ReportText
        label={t("report.text")}
        subject={subject}
        text={report.text}
        store={store}
        isOpen={isOpen}
        isEmpty={isEmptyReport(report)}
      />
      {isOpen && <ReportHelp />}
    </div>
  );
}
