import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { roundsOptions } from "../../../data/playtest/rounds";
import { chosenRound } from "../../../domain/playtest/chosen-round";
import { useTranslation } from "../../../i18n/translation";
import type { DialogStep } from "../../../ui/dialog-step";
import { AdminsOnly } from "../admins/admins-only";
import { LoadProblem } from "../admins/load-problem";
import { PageHead } from "../admins/page-head";
import type { ShownReports } from "./read-choice";
import styles from "./reports.module.css";
import { RoundReports } from "./round-reports";

interface ReportsPageProps {
  readonly shown: ShownReports;
  readonly onShow: (change: Partial<ShownReports>) => void;
  readonly dialog: DialogStep;
  readonly pending: ReactNode;
}

/** The page on which admins read and export all reports of a round. */
export function ReportsPage(props: ReportsPageProps) {
  const { t } = useTranslation();
  const title = t("playtest-admin.reports");
  return (
    <AdminsOnly title={title} pending={props.pending}>
      <div className={styles.page}>
        <PageHead title={title} other="manage" />
        <Rounds {...props} />
      </div>
    </AdminsOnly>
  );
}

function Rounds({ shown, onShow, dialog }: ReportsPageProps) {
  const { t } = useTranslation();
  const { data: rounds, error, refetch } = useQuery(roundsOptions());
  if (!rounds) {
    if (error) return <LoadProblem error={error} onRetry={() => void refetch()} />;
    return <p role="status">{t("common.loading")}</p>;
  }
  const round = chosenRound(rounds, shown.round);
  if (!round) return <p>{t("playtest-admin.no-rounds")}</p>;
  return <RoundReports rounds={rounds} round={round} shown={shown} onShow={onShow} dialog={dialog} />;
}
