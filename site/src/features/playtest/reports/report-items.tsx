import { useMemo } from "react";
import { NARROW_NAME, WIDE_NAME } from "../../../domain/playtest/reporter-name";
import { sharedTop } from "../../../domain/playtest/score-chart";
import { type SubjectSort, sortSubjects } from "../../../domain/playtest/sort-subjects";
import { type SubjectKind, subjectsOf } from "../../../domain/playtest/subject";
import { useTranslation } from "../../../i18n/translation";
import { LIVE, useMedia } from "../../../ui/use-media";
import { ReportItem } from "./report-item";
import styles from "./reports.module.css";
import type { ShownContent } from "./use-content";
import type { LoadedReports } from "./use-shown-reports";

interface ReportItemsProps extends LoadedReports {
  readonly kind: SubjectKind;
  readonly sort: SubjectSort;
  readonly content: ShownContent;
  readonly hideNames: boolean;
}

/** All subjects of a kind with their reports; the charts share one scale. */
export function ReportItems({
  kind,
  sort,
  content: { content, data },
  reports,
  sums,
  self,
  hideNames,
}: ReportItemsProps) {
  const { t } = useTranslation();
  const nameLength = useMedia(LIVE) ? WIDE_NAME : NARROW_NAME;
  const subjects = useMemo(
    () => sortSubjects(subjectsOf(kind, content, reports.keys()), sort),
    [kind, content, reports, sort],
  );
  const top = sharedTop(subjects.flatMap(({ id }) => sums[id] ?? []));
  return (
    <>
      {!content && <p>{t("playtest-admin.no-data")}</p>}
      {subjects.length === 0 && <p>{t("playtest-admin.no-subjects")}</p>}
      <div className={styles.items}>
        {subjects.map((subject, index) => (
          <ReportItem
            key={subject.id}
            subject={subject}
            data={data}
            reports={reports.get(subject.id) ?? []}
            sums={sums[subject.id]}
            top={top}
            self={self}
            hideNames={hideNames}
            nameLength={nameLength}
            onTop={index === 0}
          />
        ))}
      </div>
    </>
  );
}
