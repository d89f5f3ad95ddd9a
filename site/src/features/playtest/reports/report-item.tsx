import { memo } from "react";
import type { RoundData } from "../../../data/playtest/round-data";
import type { ScoreSums } from "../../../domain/playtest/export-sheets";
import type { UserReport } from "../../../domain/playtest/reports";
import type { Subject } from "../../../domain/playtest/subject";
import { useTranslation } from "../../../i18n/translation";
import { ReportList } from "./report-list";
import { ReportView } from "./report-view";
import styles from "./reports.module.css";
import { ScoreSummary } from "./score-summary";
import { subjectName } from "./subject-name";
import { SubjectPicture } from "./subject-picture";

interface ReportItemProps {
  readonly subject: Subject;
  readonly data: RoundData | undefined;
  readonly reports: readonly UserReport[];
  /** undefined: nobody has reported about it, or it is the round as a whole. */
  readonly sums: ScoreSums | undefined;
  /** Reports at the top of every chart of the page. */
  readonly top: number;
  readonly self: string | undefined;
  readonly hideNames: boolean;
  readonly nameLength: number;
  /** Whether it is the first of the page. */
  readonly onTop: boolean;
}

/** A card, a precon or the round with its scores, the user's own report, and those of all others. */
export const ReportItem = memo(function ReportItem({
  subject,
  data,
  reports,
  sums,
  top,
  self,
  hideNames,
  nameLength,
  onTop,
}: ReportItemProps) {
  const { t } = useTranslation();
  const name = subjectName(t, subject);
  const own = reports.find(({ user }) => user === self);
  const isRound = subject.kind === "general";
  return (
    <article aria-label={name} className={isRound ? styles.general : styles.item}>
      <header className={styles.itemHead}>
        <h2>{name}</h2>
        <p>
          {[subject.group, t("playtest-admin.count", { count: reports.length })].filter(Boolean).join(" · ")}
        </p>
      </header>
      {!isRound && <SubjectPicture subject={subject} name={name} data={data} />}
      {!isRound && <ScoreSummary name={name} sums={sums} top={top} />}
      <div className={styles.reports}>
        {own && (
          <section className={styles.own}>
            <h3>{t("playtest-admin.own")}</h3>
            <ReportView report={own} name="" />
          </section>
        )}
        {reports.length === 0 ? (
          <p>{t("playtest-admin.no-reports")}</p>
        ) : (
          <ReportList
            label={t("playtest-admin.reports-about", { name })}
            reports={reports}
            self={self}
            hideNames={hideNames}
            nameLength={nameLength}
            onTop={onTop}
          />
        )}
      </div>
    </article>
  );
});
