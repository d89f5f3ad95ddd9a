import type { OwnReport, ReportSubject } from "../../../domain/playtest/own-report";
import type { UserStorage } from "../../decks/storage/user-storage";
import { createStore, type Store } from "../../store";

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

/** Format version of what is stored; another format is fetched again. */
const FORMAT = 1;

interface Stored {
  readonly format: typeof FORMAT;
  readonly known: ServerReports;
}

/** The local copy of the server's reports: available immediately and offline. */
export interface ReportCache {
  /** undefined: not known on this device. */
  readonly known: Store<ServerReports | undefined>;
  /** Reads what an earlier visit or another tab has stored. */
  reread(): Promise<void>;
  /** Shows and stores fetched reports; of each report the newer version stays. */
  put(fetched: ServerReports): Promise<void>;
  /** Removes everything: the user is no longer a tester. */
  clear(): Promise<void>;
}

export function createReportCache(storage: UserStorage, key: string): ReportCache {
  const known = createStore<ServerReports | undefined>(undefined);
  return {
    known,
    reread: async () => {
      const found = readStored(await storage.get(key).catch(() => undefined));
      if (found) known.set(newest(known.get(), found));
    },
    put: async (fetched) => {
      known.set(newest(known.get(), fetched));
      const change = (stored: unknown): Stored => ({
        format: FORMAT,
        known: newest(readStored(stored), fetched),
      });
      // A full disk only costs the offline copy.
      await storage.update(key, change).catch(() => undefined);
    },
    clear: async () => {
      known.set(undefined);
      await storage.remove([key]).catch(() => undefined);
    },
  };
}

function readStored(raw: unknown): ServerReports | undefined {
  const stored = raw as Stored | undefined;
  return stored?.format === FORMAT ? stored.known : undefined;
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
