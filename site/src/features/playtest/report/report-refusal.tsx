import type { PlaytestRound } from "../../../data/playtest/reports/report-cache";
import type { ReportStore } from "../../../data/playtest/reports/report-store";
import type { ReportOperation } from "../../../domain/deck/operations/operation";
import { type Translate, useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import { useCopy } from "../../../ui/use-copy";
import { formatScore } from "./format-score";
import styles from "./report.module.css";

interface ReportRefusalProps {
  readonly code: string;
  readonly report: ReportOperation;
  /** The current round, as far as it is known. */
  readonly round: PlaytestRound | undefined;
  readonly store: ReportStore;
  /** Of the card or precon, where several are listed. */
  readonly name?: string | undefined;
}

/** An edit that could not be saved, with its text; the tester saves, copies or discards it. */
export function ReportRefusal({ code, report, round, store, name }: ReportRefusalProps) {
  const { t } = useTranslation();
  const { state, copy } = useCopy();
  const { text, score, seen } = report.edit;
  const canBeSaved = round?.isOpen === true && round.id === report.round;
  return (
    <div role="alert" className={styles.refusal}>
      {name !== undefined && <h3>{name}</h3>}
      <p>{formatRefusal(t, code)}</p>
      {score !== undefined && <p>{formatScore(t, score)}</p>}
      {seen === true && <p>{t("report.seen")}</p>}
      {text && <blockquote className={styles.lost}>{text.after || t("report.refused-empty")}</blockquote>}
      {state === "failed" && <p>{t("report.copy-failed")}</p>}
      <div className={styles.choices}>
        {canBeSaved && (
          <Button onClick={() => store.saveAgain(report)}>
            {t(code === "changed-report" ? "report.use-mine" : "report.save-again")}
          </Button>
        )}
        {text?.after && (
          <Button onClick={() => copy(text.after)}>
            {t(state === "copied" ? "common.copied" : "report.copy")}
          </Button>
        )}
        <Button variant="ghost" onClick={() => store.dismiss(report.id)}>
          {t("report.discard")}
        </Button>
      </div>
    </div>
  );
}

function formatRefusal(t: Translate, code: string): string {
  const key = `report.refused-${code}`;
  return t(t.knows(key) ? key : "report.refused-other");
}
