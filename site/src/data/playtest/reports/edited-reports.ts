import type { ReportOperation } from "../../../domain/deck/operations/operation";
import {
  applyReportEdit,
  EMPTY_REPORT,
  type OwnReport,
  type ReportSubject,
} from "../../../domain/playtest/own-report";
import type { PlaytestRound, ServerReports } from "./report-cache";

/** The user's reports of the current round with all unsent edits applied. */
export interface OwnReports {
  /** undefined: there is no round. */
  readonly round: PlaytestRound | undefined;
  readonly reports: ReadonlyMap<ReportSubject, OwnReport>;
}

/** The server's reports with pending edits of the round; the same object as long as nothing changes. */
export function createReportViewer(): (
  known: ServerReports,
  pending: readonly ReportOperation[],
) => OwnReports {
  let last:
    | {
        readonly known: ServerReports;
        readonly pending: readonly ReportOperation[];
        readonly view: OwnReports;
      }
    | undefined;
  return (known, pending) => {
    const isSame =
      last?.known === known &&
      last.pending.length === pending.length &&
      last.pending.every(({ edit }, index) => edit === pending[index]?.edit);
    if (!last || !isSame) last = { known, pending, view: edited(known, pending) };
    return last.view;
  };
}

function edited({ round, reports }: ServerReports, pending: readonly ReportOperation[]): OwnReports {
  const shown = new Map<ReportOperation["subject"], OwnReport>(reports);
  for (const one of pending) {
    if (one.round !== round?.id) continue;
    shown.set(one.subject, applyReportEdit(shown.get(one.subject) ?? EMPTY_REPORT, one.edit));
  }
  return { round, reports: shown };
}
