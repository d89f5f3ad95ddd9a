import type { Operation, OperationId, ReportOperation } from "../deck/operations/operation";
import { type EditProblem, type QueueStep, refused } from "../deck/operations/queue";
import { mergeReportEdits } from "./own-report";

/** Milliseconds after the last key until a text is sent. */
export const TYPING_PAUSE_MS = 2000;

/** Adds an edit of a report to the queue. It is merged with the previous one of the same report unless that was sent. */
export function queuedReport(edit: ReportOperation): QueueStep {
  return (queue) =>
    queue.operations.some(({ id }) => id === edit.id)
      ? queue
      : { ...queue, operations: append(queue.operations, edit) };
}

function append(operations: readonly Operation[], next: ReportOperation): readonly Operation[] {
  const index = operations.findLastIndex((one) => isAbout(one, next));
  const before = operations[index];
  if (before?.kind !== "report" || before.tried) return [...operations, next];
  const edit = mergeReportEdits(before.edit, next.edit);
  if (!edit) return [...operations, next];
  return Object.keys(edit).length > 0
    ? operations.with(index, { ...next, id: before.id, edit })
    : operations.toSpliced(index, 1);
}

function isAbout(one: Operation | undefined, { round, subject }: ReportOperation): one is ReportOperation {
  return one?.kind === "report" && one.round === round && one.subject === subject;
}

/** Drops an edit that cannot be saved; its text stays in the problem. */
export function refusedReport(report: ReportOperation, code: string, status: number): QueueStep {
  const { id, deck, kind } = report;
  return (queue) => {
    const problems = queue.problems.filter((one) => !isContinued(one, report));
    return refused({ id, deck, kind, code, status, report })({ ...queue, problems });
  };
}

/** A refused text is replaced by the refused text that continues it. */
function isContinued({ report }: EditProblem, next: ReportOperation): boolean {
  const text = report?.edit.text?.after;
  return text !== undefined && isAbout(report, next) && text === next.edit.text?.before;
}

/** Sends these texts at once: their field was left. */
export function typed(ids: ReadonlySet<OperationId>): QueueStep {
  return (queue) => ({
    ...queue,
    operations: queue.operations.map((one) =>
      one.kind === "report" && ids.has(one.id) ? { ...one, notBefore: 0 } : one,
    ),
  });
}
