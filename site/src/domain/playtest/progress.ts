import type { Card } from "../card/card";
import type { OwnReport, ReportSubject } from "./own-report";
import { EMPTY_REPORT, isEmptyReport } from "./own-report";

export interface JudgedCard {
  readonly card: Card;
  readonly report: OwnReport;
}

/** The cards of a round by what a tester has written about them. */
export interface Progress {
  readonly toDo: readonly JudgedCard[];
  readonly done: readonly JudgedCard[];
}

/** A card is judged by a score or a text; having seen it in play is no judgment. */
export function progressOf(cards: Iterable<Card>, reports: ReadonlyMap<ReportSubject, OwnReport>): Progress {
  const toDo: JudgedCard[] = [];
  const done: JudgedCard[] = [];
  for (const card of cards) {
    const report = reports.get(`card/${card.id}`) ?? EMPTY_REPORT;
    (isJudged(report) ? done : toDo).push({ card, report });
  }
  return { toDo, done };
}

export function isJudged({ text, score }: OwnReport): boolean {
  return text !== "" || score > 0;
}

/** Reports about cards and precons that express something. */
export function countReports(reports: ReadonlyMap<ReportSubject, OwnReport>): number {
  return [...reports].filter(([subject, report]) => !subject.startsWith("general/") && !isEmptyReport(report))
    .length;
}
