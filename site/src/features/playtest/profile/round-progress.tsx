import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { HttpError } from "../../../data/http";
import { setPlaytestMode, usePlaytestMode } from "../../../data/playtest/playtest-mode";
import { type RoundData, roundOptions } from "../../../data/playtest/round-data";
import { progressOf } from "../../../domain/playtest/progress";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import { Panel } from "../../../ui/panel";
import type { RoundProps } from "./general-opinion";
import { JudgedCards } from "./judged-cards";
import { PreconReports } from "./precon-reports";
import styles from "./profile.module.css";

/** The cards of the round, those that are still to be judged first, and its precons. */
export function RoundProgress(props: RoundProps) {
  const { t } = useTranslation();
  const { data, error, isPending, refetch } = useQuery(roundOptions());
  if (data) return <Progress {...props} data={data} />;
  const isMissing = error instanceof HttpError && error.status === 400;
  return (
    <Panel title={props.round.name}>
      {isPending && <p role="status">{t("common.loading")}</p>}
      {isMissing && <p>{t("tester.no-data")}</p>}
      {error && !isMissing && (
        <>
          <p role="alert">{t("tester.data-failed")}</p>
          <p>
            <Button onClick={() => void refetch()}>{t("common.retry")}</Button>
          </p>
        </>
      )}
    </Panel>
  );
}

interface ProgressProps extends RoundProps {
  readonly data: RoundData;
}

function Progress({ own, store, round, data }: ProgressProps) {
  const { t } = useTranslation();
  const { toDo, done } = useMemo(() => progressOf(data.byId.values(), own.reports), [data, own.reports]);
  const all = toDo.length + done.length;
  return (
    <>
      <Panel title={round.name}>
        {!round.isOpen && <p className={styles.closed}>{t("tester.round-closed")}</p>}
        <p>{t("tester.progress", { done: done.length, all })}</p>
        <progress className={styles.bar} max={all} value={done.length} aria-label={round.name} />
        <ModeHint />
        {toDo.length > 0 && <JudgedCards title={t("tester.to-do")} cards={toDo} />}
        {toDo.length === 0 && all > 0 && <p>{t("tester.all-done")}</p>}
        {done.length > 0 && <JudgedCards title={t("tester.done")} cards={done} />}
      </Panel>
      {data.precons.size > 0 && (
        <Panel title={t("tester.precons")}>
          <PreconReports precons={data.precons} own={own} store={store} />
        </Panel>
      )}
    </>
  );
}

/** Cards of the round open in playtest mode only. */
function ModeHint() {
  const { t } = useTranslation();
  if (usePlaytestMode()) return null;
  return (
    <p>
      {t("tester.mode-off")} <Button onClick={() => setPlaytestMode(true)}>{t("tester.mode-on")}</Button>
    </p>
  );
}
