import { useSyncExternalStore } from "react";
import type { ReportStore } from "../../../data/playtest/reports/report-store";
import type { RoundData } from "../../../data/playtest/round-data";
import { asCardId } from "../../../domain/card/ids";
import type { ReportSubject } from "../../../domain/playtest/own-report";
import { useTranslation } from "../../../i18n/translation";
import { Panel } from "../../../ui/panel";
import { ReportRefusal } from "../report/report-refusal";

interface LostReportsProps {
  readonly store: ReportStore;
  /** undefined: nothing is shown about the round. */
  readonly data?: RoundData | undefined;
}

/** All reports that could not be saved, with their texts; also for those who are no longer testers. */
export function LostReports({ store, data }: LostReportsProps) {
  const { t } = useTranslation();
  const refusals = useSyncExternalStore(store.subscribe, store.refusals);
  const round = useSyncExternalStore(store.subscribe, store.reports)?.round;
  if (refusals.length === 0) return null;
  return (
    <Panel title={t("tester.lost")}>
      {refusals.map(
        ({ id, code, report }) =>
          report && (
            <ReportRefusal
              key={id}
              code={code}
              report={report}
              round={data && round}
              store={store}
              name={data && nameOf(report.subject, data)}
            />
          ),
      )}
    </Panel>
  );
}

/** undefined: about the round as a whole, or about another round. */
function nameOf(subject: ReportSubject, { byId, precons }: RoundData): string | undefined {
  const [kind, id = ""] = subject.split("/");
  if (kind === "precon") return precons.get(id)?.name;
  return byId.get(asCardId(id) ?? 0)?.displayName;
}
