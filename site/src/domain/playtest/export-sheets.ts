import type { Cell, Sheet } from "../deck/export/sheets";
import type { ExportedItem } from "./export-text";
import type { UserReport } from "./reports";
import type { ScoreCounts } from "./score-chart";
import type { SubjectKind } from "./subject";

/** The scores of a card or precon, summed up by the server. */
export interface ScoreSums extends ScoreCounts {
  readonly reports: number;
  readonly mean: number | null;
  readonly median: number | null;
  /** Standard deviation. */
  readonly spread: number | null;
}

/** The items of a kind, with their sums; the round as a whole has none. */
export interface ExportedKind {
  readonly kind: SubjectKind;
  readonly items: readonly ExportedItem[];
  readonly sums: Readonly<Record<string, ScoreSums>>;
}

/** The headers; their language is that of the page. */
export interface SheetWords {
  readonly kinds: Readonly<Record<SubjectKind, string>>;
  readonly sums: string;
  readonly item: string;
  readonly id: string;
  readonly user: string;
  readonly score: string;
  readonly seen: string;
  readonly notSeen: string;
  readonly text: string;
  readonly reports: string;
  readonly mean: string;
  readonly median: string;
  readonly spread: string;
  readonly yes: string;
  readonly no: string;
}

const SCORES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Reports as a workbook: a sheet of reports for each kind, and one of the sums. */
export function exportSheets(
  kinds: readonly ExportedKind[],
  words: SheetWords,
  hideNames: boolean,
): readonly Sheet[] {
  return [
    ...kinds.map(({ kind, items }) => ({
      name: words.kinds[kind],
      rows: [reportHead(words, hideNames), ...items.flatMap((item) => reportRows(item, words, hideNames))],
    })),
    { name: words.sums, rows: [sumHead(words), ...kinds.flatMap(sumRows)] },
  ];
}

function reportHead(words: SheetWords, hideNames: boolean): readonly Cell[] {
  return [words.item, words.id, ...(hideNames ? [] : [words.user]), words.score, words.seen, words.text];
}

function reportRows(item: ExportedItem, words: SheetWords, hideNames: boolean): readonly (readonly Cell[])[] {
  return item.reports.map((report: UserReport) => [
    item.name,
    item.id,
    ...(hideNames ? [] : [report.user]),
    report.score > 0 ? report.score : "",
    report.isPlayed ? words.yes : words.no,
    report.text,
  ]);
}

function sumHead(words: SheetWords): readonly Cell[] {
  const { item, id, reports, mean, median, spread, seen, notSeen } = words;
  const scores = [seen, notSeen].flatMap((name) => SCORES.map((score) => `${name}: ${score}`));
  return [item, id, reports, mean, median, spread, ...scores];
}

function sumRows({ items, sums }: ExportedKind): readonly (readonly Cell[])[] {
  return items.flatMap(({ id, name }) => {
    const one = sums[id];
    if (!one) return [];
    const scores = [one.seen, one.notSeen].flatMap((counts) => SCORES.map((score) => counts[score] ?? 0));
    return [[name, id, one.reports, one.mean ?? "", one.median ?? "", one.spread ?? "", ...scores]];
  });
}
