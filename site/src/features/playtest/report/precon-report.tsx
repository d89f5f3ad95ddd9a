import { usePlaytestRole } from "../../../data/playtest/playtest-role";
import { useReports } from "../../../data/playtest/reports/use-reports";
import { useRoundData } from "../../../data/playtest/round-data";
import type { Deck } from "../../../domain/deck/deck";
import { roundPrecon } from "../../../domain/deck/url/deck-route";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import { Panel } from "../../../ui/panel";
import { ReportForm } from "./report-form";

/** A tester's report on a precon of the current round, on its page; nothing for others. */
export function PreconReport({ deck }: { readonly deck: Deck }) {
  const { t } = useTranslation();
  const role = usePlaytestRole();
  const round = useRoundData();
  const state = useReports(role !== "none");
  const code = roundPrecon(deck.id) ?? "";
  if (role === "none" || !round?.precons.has(code)) return null;
  if (state.status !== "ready" && state.status !== "failed") return null;
  return (
    <Panel title={t("report.title")}>
      {state.status === "ready" ? (
        <ReportForm
          key={code}
          subject={`precon/${code}`}
          name={deck.name}
          own={state.own}
          store={state.store}
        />
      ) : (
        <p role="alert">
          {t("report.failed")} <Button onClick={state.retry}>{t("common.retry")}</Button>
        </p>
      )}
    </Panel>
  );
}
