import { useSyncExternalStore } from "react";
import type { OwnReports } from "../../../data/playtest/reports/edited-reports";
import type { ReportStore } from "../../../data/playtest/reports/report-store";
import type { ReportSubject } from "../../../domain/playtest/own-report";
import { ReportRefusal } from "./report-refusal";

interface ReportRefusalsProps {
  readonly subject: ReportSubject;
  readonly own: OwnReports;
  readonly store: ReportStore;
}

/** What of a report could not be saved, until its tester has decided. */
export function ReportRefusals({ subject, own, store }: ReportRefusalsProps) {
  const refusals = useSyncExternalStore(store.subscribe, store.refusals);
  return refusals.map(
    ({ id, code, report }) =>
      report?.subject === subject && (
        <ReportRefusal key={id} code={code} report={report} round={own.round} store={store} />
      ),
  );
}
