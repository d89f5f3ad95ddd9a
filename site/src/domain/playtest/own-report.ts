/** What a report is about: a card, a precon, or the round as a whole (docs/rules/playtest.md §3.1). */
export type ReportKind = "card" | "precon" | "general";

/** Kind and id, such as `card/210001`, `precon/PA` or `general/general`. */
export type ReportSubject = `${ReportKind}/${string}`;

export const GENERAL: ReportSubject = "general/general";

/** UTF-16 code units; the server counts characters, which are never more. */
export const MAX_REPORT_LENGTH = 8000;
export const MAX_SCORE = 10;

/** What a tester has written about a subject. */
export interface OwnReport {
  readonly text: string;
  /** Strength from 1 to 10; 0 for none. */
  readonly score: number;
  /** Seen in play. */
  readonly seen: boolean;
}

export const EMPTY_REPORT: OwnReport = { text: "", score: 0, seen: false };

/** One edit; an absent part stays. */
export interface ReportEdit {
  /** `before`: the text that the tester has changed. */
  readonly text?: { readonly before: string; readonly after: string };
  readonly score?: number;
  readonly seen?: boolean;
}

export function applyReportEdit(report: OwnReport, { text, score, seen }: ReportEdit): OwnReport {
  return {
    text: text ? text.after : report.text,
    score: score ?? report.score,
    seen: seen ?? report.seen,
  };
}

export function isEmptyReport({ text, score, seen }: OwnReport): boolean {
  return text === "" && score === 0 && !seen;
}

/** Whether the edit would replace a text that its tester has not seen. */
export function replacesUnseenText(report: OwnReport, { text }: ReportEdit): boolean {
  return text !== undefined && report.text !== text.before && report.text !== text.after;
}

/** One edit with the effect of two; undefined if the second one changes another text than the first one wrote. */
export function mergeReportEdits(first: ReportEdit, next: ReportEdit): ReportEdit | undefined {
  if (first.text && next.text && first.text.after !== next.text.before) return undefined;
  const { text: _, ...others } = { ...first, ...next };
  const text =
    first.text && next.text ? { ...next.text, before: first.text.before } : (next.text ?? first.text);
  return text && text.before !== text.after ? { ...others, text } : others;
}
