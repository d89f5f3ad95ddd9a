import type { UserReport } from "./reports";

const BETWEEN_USERS = "-----";
const BETWEEN_ITEMS = "=====";

/** The words of an export. */
export interface ExportWords {
  readonly score: (score: number) => string;
  readonly noScore: string;
  readonly seen: string;
  readonly notSeen: string;
}

/** A subject with its reports, as it is exported. */
export interface ExportedItem {
  readonly id: string;
  readonly name: string;
  readonly reports: readonly UserReport[];
}

interface TextOptions {
  readonly words: ExportWords;
  /** Leaves the usernames out. */
  readonly hideNames: boolean;
}

/**
 * Reports as text: items are separated by "=====", users by "-----". A line of a report that looks like a separator is
 * indented.
 */
export function exportText(items: readonly ExportedItem[], options: TextOptions): string {
  return `${items.map((item) => itemText(item, options)).join(`\n${BETWEEN_ITEMS}\n`)}\n`;
}

function itemText({ name, reports }: ExportedItem, options: TextOptions): string {
  const head = oneLine(name);
  if (reports.length === 0) return head;
  return `${head}\n\n${reports.map((report) => reportText(report, options)).join(`\n${BETWEEN_USERS}\n`)}`;
}

function reportText(report: UserReport, { words, hideNames }: TextOptions): string {
  const score = report.score > 0 ? words.score(report.score) : words.noScore;
  const facts = `${score}, ${report.isPlayed ? words.seen : words.notSeen}`;
  const lines = [...(hideNames ? [] : [oneLine(report.user)]), facts];
  if (report.text !== "") lines.push(...report.text.split(/\r\n|\r|\n/).map(indentedSeparator));
  return lines.join("\n");
}

function indentedSeparator(line: string): string {
  return line === BETWEEN_USERS || line === BETWEEN_ITEMS ? ` ${line}` : line;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ");
}
