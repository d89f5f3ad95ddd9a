import type { ReportOperation } from "../../../domain/deck/operations/operation";
import { acknowledged } from "../../../domain/deck/operations/queue";
import { applyReportEdit, EMPTY_REPORT, replacesUnseenText } from "../../../domain/playtest/own-report";
import { refusedReport } from "../../../domain/playtest/queue-report";
import type { Api } from "../../api";
import type { DeckStoreCore } from "../../decks/store/store-core";
import { apiFailureOf } from "../../decks/sync/api-failure";
import { sendReport } from "./calls";
import type { ReportCache, ServerReports } from "./report-cache";

/** Another device may win the race for the version a few times. */
const TRIES = 5;

interface Ports {
  readonly core: DeckStoreCore;
  readonly cache: ReportCache;
  /** Fetches the reports into the cache. Rejects like a call. */
  readonly fetch: (api: Api) => Promise<ServerReports>;
}

/**
 * Sends an edit of a report and removes it from the queue. An edit of another round, or of a text that its tester has not
 * seen, is refused here, and a text is returned to the tester (docs/sync.md).
 */
export async function deliverReport(
  { core, cache, fetch }: Ports,
  api: Api,
  operation: ReportOperation,
  isStopped: () => boolean,
): Promise<void> {
  const { round, subject, edit } = operation;
  const { queue, ports } = core;
  // Another tab may have sent or fetched the report.
  await cache.reread();
  let known = cache.known.get();
  for (let left = TRIES; ; left -= 1) {
    if (known?.round?.id !== round) known = await fetch(api);
    if (isStopped()) return;
    const before = known.reports.get(subject) ?? { ...EMPTY_REPORT, version: 0 };
    const obstacle = obstacleTo(operation, known);
    if (obstacle) return await queue.step(refusedReport(operation, obstacle.code, obstacle.status));
    try {
      const report = await sendReport(api, round, subject, applyReportEdit(before, edit), before.version);
      if (isStopped()) return;
      await cache.put({ round: known.round, reports: new Map([[subject, report]]) });
      ports.tabs.post({ kind: "report" });
      return await queue.step(acknowledged(operation.id));
    } catch (error) {
      if (left <= 1 || apiFailureOf(error).status !== "outdated") throw error;
      known = await fetch(api);
    }
  }
}

const CLOSED = { code: "closed-round", status: 409 };
const CHANGED = { code: "changed-report", status: 412 };

function obstacleTo({ round, subject, edit }: ReportOperation, known: ServerReports) {
  if (known.round?.id !== round) return CLOSED;
  return replacesUnseenText(known.reports.get(subject) ?? EMPTY_REPORT, edit) ? CHANGED : undefined;
}
