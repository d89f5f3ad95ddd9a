import { useLayoutEffect } from "react";
import { usePlaytestRole } from "../../../data/playtest/playtest-role";
import { useReports } from "../../../data/playtest/reports/use-reports";
import { useRoundData } from "../../../data/playtest/round-data";
import type { Card } from "../../../domain/card/card";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/card/field";
import { ReportForm } from "./report-form";

interface CardReportProps {
  readonly card: Card;
  readonly name: string;
  /** Called when the size of the report is final. */
  readonly onSettled: () => void;
}

/** A tester's report on a card of the current round; nothing for others (docs/rules/playtest.md §3). */
export function CardReport({ card, name, onSettled }: CardReportProps) {
  const { t } = useTranslation();
  const role = usePlaytestRole();
  const round = useRoundData();
  const state = useReports(role !== "none");
  const isShown = role !== "none" && round?.byId.has(card.id) === true;
  const isSettled = !isShown || state.status !== "loading";
  useLayoutEffect(() => {
    if (isSettled) onSettled();
  }, [isSettled, onSettled]);
  if (!isShown) return null;
  if (state.status === "failed") {
    return (
      <Field name={t("report.title")}>
        <p role="alert">
          {t("report.failed")} <Button onClick={state.retry}>{t("common.retry")}</Button>
        </p>
      </Field>
    );
  }
  if (state.status !== "ready") return null;
  return (
    <Field name={t("report.title")}>
      <ReportForm key={card.id} subject={`card/${card.id}`} name={name} own={state.own} store={state.store} />
    </Field>
  );
}
