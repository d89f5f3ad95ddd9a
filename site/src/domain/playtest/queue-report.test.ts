import { describe, expect, it } from "vitest";
import { nextToSend } from "../deck/operations/held";
import type { OperationId, ReportOperation } from "../deck/operations/operation";
import { EMPTY_QUEUE, type Queue, tried } from "../deck/operations/queue";
import type { ReportEdit } from "./own-report";
import { queuedReport, refusedReport, typed } from "./queue-report";

let made = 0;
function edit(change: ReportEdit, more: Partial<ReportOperation> = {}): ReportOperation {
  made += 1;
  const id = `edit-${made}` as OperationId;
  const base = { kind: "report", id, at: 0, tried: false, round: "spring", subject: "card/210001" } as const;
  return { ...base, edit: change, ...more };
}
const text = (before: string, after: string): ReportEdit => ({ text: { before, after } });
const queueAfter = (...edits: readonly ReportOperation[]) =>
  edits.reduce<Queue>((queue, one) => queuedReport(one)(queue), EMPTY_QUEUE);
const editsIn = ({ operations }: Queue) =>
  operations.map((one) => (one.kind === "report" ? one.edit : undefined));

describe("an edit of a report", () => {
  it("replaces the unsent one before it", () => {
    const queue = queueAfter(
      edit({ score: 3 }),
      edit(text("", "A")),
      edit(text("A", "AB")),
      edit({ score: 7 }),
    );
    expect(editsIn(queue)).toEqual([{ score: 7, text: { before: "", after: "AB" } }]);
  });

  it("is not sent when its text is as before", () => {
    expect(editsIn(queueAfter(edit(text("", "A")), edit(text("A", ""))))).toEqual([]);
  });

  it.each([
    ["of another card", { subject: "card/210002" }],
    ["of another round", { round: "autumn" }],
  ] as const)("does not replace one %s", (_, other) => {
    expect(editsIn(queueAfter(edit({ score: 3 }), edit({ score: 7 }, other)))).toHaveLength(2);
  });

  it("does not replace a text that its tester has not seen", () => {
    const queue = queueAfter(edit(text("", "A")), edit(text("", "B")));
    expect(editsIn(queue)).toEqual([text("", "A"), text("", "B")]);
  });

  it("does not change one that was sent", () => {
    const first = edit({ score: 3 });
    const queue = queuedReport(edit({ score: 7 }))(tried(first.id)(queueAfter(first)));
    expect(editsIn(queue)).toEqual([{ score: 3 }, { score: 7 }]);
  });
});

describe("a text that is being typed", () => {
  const held = edit(text("", "A"), { notBefore: 2000 });

  it("is sent after a pause, and holds back no other report", () => {
    const other = edit({ score: 3 }, { subject: "card/210002" });
    const { operations } = queueAfter(held, other);
    expect(nextToSend(operations, 1000)?.id).toBe(other.id);
    expect(nextToSend(operations, 2000)?.id).toBe(held.id);
  });

  it("is sent before later edits of the same report", () => {
    const { operations } = queueAfter(held, edit(text("", "B")));
    expect(nextToSend(operations, 1000)).toBeUndefined();
  });

  it("is sent at once when the field is left", () => {
    const { operations } = typed(new Set([held.id]))(queueAfter(held));
    expect(nextToSend(operations, 1000)?.id).toBe(held.id);
  });
});

describe("an edit that cannot be saved", () => {
  const problemsAfter = (...edits: readonly ReportOperation[]) =>
    edits.reduce<Queue>((queue, one) => refusedReport(one, "closed-round", 409)(queue), EMPTY_QUEUE).problems;

  it("leaves its text with its tester", () => {
    const one = edit(text("", "A"));
    expect(problemsAfter(one)).toMatchObject([{ code: "closed-round", report: { edit: text("", "A") } }]);
  });

  it("is replaced by the text that continues it, and by no other", () => {
    expect(problemsAfter(edit(text("", "A")), edit(text("A", "AB")))).toMatchObject([
      { report: { edit: text("A", "AB") } },
    ]);
    expect(problemsAfter(edit(text("", "A")), edit(text("", "B")))).toHaveLength(2);
  });

  it("is never dropped for many others", () => {
    const many = Array.from({ length: 120 }, (_, index) =>
      edit(text("", `text ${index}`), { subject: `card/${210_001 + index}` }),
    );
    expect(problemsAfter(...many)).toHaveLength(120);
  });
});
