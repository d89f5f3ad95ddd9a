import type { RunReport } from "../../generated/published";
import { formatDay } from "../../i18n/day";
import { useTranslation } from "../../i18n/translation";

/** The report of the last build, and what the last run of the daily rebuild has done, if there was one. */
export function LastRun({ run }: { readonly run: RunReport | undefined }) {
  const { t } = useTranslation();
  return (
    <p>
      {run && (
        <>
          {t(`open-data.run-${run.outcome}`, { day: formatDay(t, run.time) })}{" "}
          {run.problem !== undefined && <span lang="en">{run.problem} </span>}
        </>
      )}
      <a href="/data/report.json">{t("open-data.report")}</a>
    </p>
  );
}
