import type { OwnReport, ReportSubject } from "../../../domain/playtest/own-report";
import type { UserStorage } from "../../decks/storage/user-storage";
import { createServerCopy, type ServerCopy } from "../../server-copy";

/** A report as the server has it. */
export interface StoredReport extends OwnReport {
  /** Counts its changes; 0 for a report that was never written. */
  readonly version: number;
}

/** The current round of the playtest. */
export interface PlaytestRound {
  readonly id: string;
  readonly name: string;
  /** Otherwise reports are only read. */
  readonly isOpen: boolean;
}

/** The user's reports as the server has them, as far as this device knows. */
export interface ServerReports {
  /** undefined: there is no round. */
  readonly round: PlaytestRound | undefined;
  readonly reports: ReadonlyMap<ReportSubject, StoredReport>;
}

export type ReportCache = ServerCopy<ServerReports>;

export function createReportCache(storage: UserStorage, key: string): ReportCache {
  return createServerCopy(storage, key, newest);
}

/** The later of two copies; within a round no report goes back to an older version. */
function newest(before: ServerReports | undefined, now: ServerReports): ServerReports {
  if (!before || before.round?.id !== now.round?.id) return now;
  const reports = new Map(before.reports);
  for (const [subject, report] of now.reports) {
    if (report.version >= (reports.get(subject)?.version ?? 0)) reports.set(subject, report);
  }
  return { round: now.round, reports };
}
