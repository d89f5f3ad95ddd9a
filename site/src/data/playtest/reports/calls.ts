import type { OwnReport, ReportKind, ReportSubject } from "../../../domain/playtest/own-report";
import { GENERAL } from "../../../domain/playtest/own-report";
import type { ReportResponse, RoundSchema } from "../../../generated/api";
import type { Api } from "../../api";
import type { PlaytestRound, ServerReports, StoredReport } from "./report-cache";

/** Fetches all reports of the user. Rejects like any call. */
export async function fetchReports(api: Api): Promise<ServerReports> {
  const { round, card, precon, general } = await api("GET playtest/reports");
  const reports = new Map<ReportSubject, StoredReport>();
  for (const [id, report] of Object.entries(card)) reports.set(`card/${id}`, readReport(report));
  for (const [id, report] of Object.entries(precon)) reports.set(`precon/${id}`, readReport(report));
  if (general) reports.set(GENERAL, readReport(general));
  return { round: round ? readRound(round) : undefined, reports };
}

/** Stores a report of a round that replaces this version of it. Rejects like any call. */
export async function sendReport(
  api: Api,
  round: string,
  subject: ReportSubject,
  { text, score, seen }: OwnReport,
  version: number,
): Promise<StoredReport> {
  const [kind, id] = subject.split("/") as [ReportKind, string];
  const headers = { "If-Match": String(version) };
  const body = { round, text, score, isPlayed: seen };
  return readReport(await api("PUT playtest/{kind}/{id}", { kind, id, body, headers }));
}

function readReport({ text, score, isPlayed, rev }: ReportResponse): StoredReport {
  return { text, score, seen: isPlayed, version: rev };
}

export function readRound({ id, name, state }: RoundSchema): PlaytestRound {
  return { id, name, isOpen: state === "open" };
}
